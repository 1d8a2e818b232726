/** The e-mail addresses of a text that was pasted, each once, whatever stands between them. */
export function readEmails(text: string): readonly string[] {
  const found = text.match(/[^\s,;<>"'()]+@[^\s,;<>"'()]+/g) ?? [];
  return [...new Map(found.map((email) => [email.toLowerCase(), email])).values()];
}
