// Tab and line breaks come with what people paste; the rules of each field say what they count for.
const control = /(?![\t\n\r\u0080-\u009f])\p{Cc}/u;

/** Whether a text can be kept as it is: without control characters, and without half of a pair that is one sign. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !control.test(text);
}

/** The paths of the texts within a value (`contact.email`, `topics.0`) that are not plain. */
export function pathsOfUnplain(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return isPlainText(value) ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => pathsOfUnplain(inner, [...path, key]));
}
