/** Returns the host of an address without "www.", or the text itself if it is no address. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
}
