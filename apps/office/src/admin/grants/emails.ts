/** Extracts the e-mail addresses from a pasted text, without duplicates, whatever separates them. */
export function readEmails(text: string): readonly string[] {
  const found = text.match(/[^\s,;<>"'()]+@[^\s,;<>"'()]+/g) ?? [];
  return [...new Map(found.map((email) => [email.toLowerCase(), email])).values()];
}
