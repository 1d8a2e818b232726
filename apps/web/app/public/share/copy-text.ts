/**
 * Copies a text and returns whether it worked. On plain HTTP there is no Clipboard API, so it falls back to
 * `execCommand`.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
