import { mount } from "svelte";
import App from "./App.svelte";
import { startLang } from "./i18n/lang.svelte";
import { wordless } from "./i18n/wordless";
import { House } from "./link/house";
import { Keep, shelf } from "./link/keep";
import { install } from "./link/installed";
import { Session } from "./shell/session.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";

install();
const keep = new Keep(shelf());
const target = document.getElementById("app");
if (target) void startLang().then(
  () => mount(App, { target, props: { session: new Session(new House(keep)), name: () => keep.name } }),
  () => wordless(target),
);
