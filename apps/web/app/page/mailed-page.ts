import { LONGEST_CODE } from '@ayrac/domain/mail/mail-delivery.ts';
import { isPlainText } from '@ayrac/domain/text/plain-text.ts';

/** The headers of a page that the link of a mail opens: its address is kept and found by nobody, and told to nobody. */
export function mailedPageHeaders() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

/** The code that an address or a form carries; one that is too long is cut, and one that is no text left out. */
export function mailedCodeOf(carried: URLSearchParams | FormData): string {
  const code = String(carried.get('kod') ?? '');
  return isPlainText(code) ? code.slice(0, LONGEST_CODE) : '';
}
