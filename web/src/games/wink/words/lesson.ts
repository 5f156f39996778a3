// The lesson's words: each step of it has a variant of both messages.
import { t } from "../../../i18n/lang.svelte";

export const lesson = (step: string, name: string): { act: string; why: string } => ({
  act: t("lesson-act", { step, name }),
  why: t("lesson-why", { step }),
});
