import { mount } from "svelte";
import App from "./App.svelte";
import { startLang } from "./i18n/lang.svelte";
import { noLink } from "./link/none";
import { Session } from "./shell/session.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

startLang();
const target = document.getElementById("app");
if (target) mount(App, { target, props: { session: new Session(noLink()), path: location.pathname } });
