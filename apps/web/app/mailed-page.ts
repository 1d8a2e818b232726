/** The headers of a page that the link of a mail opens: its address is kept and found by nobody, and told to nobody. */
export function mailedPageHeaders() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}
