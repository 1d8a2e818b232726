const address = /[^\s,;<>"'()]+@[^\s,;<>"'()]+/g;

/** Extracts the e-mail addresses from a pasted text, without duplicates, whatever separates them. */
export function readEmails(text: string): readonly string[] {
  const found = text.match(address) ?? [];
  return [...new Map(found.map((email) => [email.toLowerCase(), email])).values()];
}

/**
 * Returns the entries of a pasted text that contain no address. A line with one address is one entry, because the rest
 * of it may be a name or other columns.
 */
export function unreadEntries(text: string): readonly string[] {
  return text
    .replace(/"[^"\n]*"/g, '')
    .split(/[\n;]/)
    .flatMap((line) => (line.match(address)?.length === 1 ? [] : line.split(',')))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && readEmails(entry).length === 0);
}
