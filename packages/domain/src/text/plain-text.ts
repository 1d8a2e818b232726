// Tabs and line breaks are allowed, because pasted text contains them. The rules of each field decide how they are
// treated.
const control = /(?![\t\n\r\u0080-\u009f])\p{Cc}/u;

/** Whether a text can be stored unchanged: without control characters and without unpaired surrogates. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !control.test(text);
}

/** Returns the paths (`contact.email`, `topics.0`) of the texts within a value that are not plain. */
export function pathsOfUnplain(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isPlainText(value) ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsOfUnplain(inner, [...path, key]));
}
