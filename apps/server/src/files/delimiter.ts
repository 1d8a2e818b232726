const delimiters = ['\t', ';', ','] as const;

/** What a text says itself of what separates its cells, and the words that say it. */
export function tellsDelimiter(
  text: string,
): { readonly text: string; readonly delimiter: string } | undefined {
  const [told, delimiter] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  return told === undefined || delimiter === undefined ? undefined : { text: told, delimiter };
}

/** The sign that separates the cells of a head. */
export function delimiterOf(text: string): string {
  const [head = ''] = text.trimStart().split(/\r?\n/, 1);
  const counted = delimiters.map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ';';
}
