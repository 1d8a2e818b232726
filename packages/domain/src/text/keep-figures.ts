/** Keeps numbers and the short units after them on one line: "9 taksit", "256 GB", "3 yıl". */
export function keepFigures(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L}{1,6}(?!\p{L}))/gu, '\u00a0');
}
