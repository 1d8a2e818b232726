/** Field that the visitor turned to last, unless they have pressed Enter or clicked something else since. */
let field: EventTarget | null = null;

/** Returns the field that the visitor has turned to since they asked for the next page, which must not disturb them. */
export function fieldInUse(): EventTarget | null {
  return field === document.activeElement ? field : null;
}

/** Watches which field the visitor turns to, as long as the document lives. */
export function watchTyping(): void {
  for (const name of ['focusin', 'input', 'click', 'keydown']) addEventListener(name, note, true);
}

function note({ target, key }: Event & { key?: string }): void {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  field = isField && key !== 'Enter' ? target : null;
}
