const delimiters = ['\t', ';', ','] as const;

/** Reads the delimiter from a leading `sep=` line. Returns it with the text of that line, or undefined without one. */
export function declaresDelimiter(
  text: string,
): { readonly text: string; readonly delimiter: string } | undefined {
  const [declaration, delimiter] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  return declaration === undefined || delimiter === undefined ? undefined : { text: declaration, delimiter };
}

/** Guesses the delimiter from the header line: the candidate that occurs most often. */
export function delimiterOf(text: string): string {
  const [head = ''] = text.trimStart().split(/\r?\n/, 1);
  const counted = delimiters.map((sign) => ({ sign, count: head.split(sign).length }));
  return counted.toSorted((one, other) => other.count - one.count)[0]?.sign ?? ';';
}
