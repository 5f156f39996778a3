/** Copies text. Pages on plain http have no clipboard API, so the old way stands behind the new. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // fall through to the old way
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr";
  // A field that can be written brings up the keyboard of an iPhone.
  field.readOnly = true;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  // In WebKit a field without the focus has no selection that could be copied.
  const before = document.activeElement;
  field.focus({ preventScroll: true });
  field.select();
  field.setSelectionRange(0, text.length);
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
