/** What is shared: the canonical address, and a line about it. */
export interface Shared {
  readonly address: string;
  readonly text: string;
}

/** Where each service takes something to share; plain links, without anything that follows a visitor. */
export function shareLinks({ address, text }: Shared) {
  const [url, said, both] = [address, text, `${text}\n${address}`].map(encodeURIComponent);
  return {
    whatsapp: `https://wa.me/?text=${both}`,
    email: `mailto:?subject=${said}&body=${both}`,
    twitterMessage: `https://twitter.com/messages/compose?text=${both}`,
    tweet: `https://twitter.com/intent/tweet?text=${said}&url=${url}`,
  };
}
