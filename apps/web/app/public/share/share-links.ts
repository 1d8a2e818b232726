/** The canonical address to share and a line about it. */
export interface Shared {
  readonly address: string;
  readonly text: string;
}

/** Returns the share addresses of each service. Plain links without tracking. */
export function shareLinks({ address, text }: Shared) {
  const [url, encodedText, both] = [address, text, `${text}\n${address}`].map(encodeURIComponent);
  return {
    whatsapp: `https://wa.me/?text=${both}`,
    email: `mailto:?subject=${encodedText}&body=${both}`,
    twitterMessage: `https://twitter.com/messages/compose?text=${both}`,
    tweet: `https://twitter.com/intent/tweet?text=${encodedText}&url=${url}`,
  };
}
