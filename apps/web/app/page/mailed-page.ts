import { LONGEST_CODE } from '@ayrac/domain/mail/mail-delivery.ts';
import { isPlainText } from '@ayrac/domain/text/plain-text.ts';

/**
 * Returns the headers of a page opened from a mailed link. Its address contains a secret, so it is neither cached,
 * indexed nor sent as a referrer.
 */
export function mailedPageHeaders() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

/** Returns the code in an address or form, truncated to its longest length. Empty if it is no plain text. */
export function mailedCodeOf(carried: URLSearchParams | FormData): string {
  const code = String(carried.get('kod') ?? '');
  return isPlainText(code) ? code.slice(0, LONGEST_CODE) : '';
}
