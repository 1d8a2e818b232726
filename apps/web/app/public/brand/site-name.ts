/** Returns the host of a web address without "www.", or undefined for anything else. */
export function siteName(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? hostname.replace(/^www\./, '') : undefined;
}
