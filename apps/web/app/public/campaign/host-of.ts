/** Whose an address is, as people say it; the address itself where it is none. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
}
