// The lesson's words: each step of it has a variant of both messages. How to draw depends on what feels about.
import { t } from "../../../i18n/lang.svelte";
import { pointer } from "../pointer";

export const lesson = (step: string, name: string): { act: string; why: string } => ({
  act: t("lesson-act", { step, name }),
  why: step === "draw" ? t("lesson-why-draw", { pointer: pointer() }) : t("lesson-why", { step }),
});
