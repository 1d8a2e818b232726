const LONGEST = 155;

/** Returns the beginning of a text for search engines: at most 155 characters, cut between words. */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const cut = line.slice(0, LONGEST);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s.,;:–-]+$/, '')}…`;
}
