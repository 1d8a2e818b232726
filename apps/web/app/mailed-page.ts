import { LONGEST_CODE } from '@ayrac/domain/mail-delivery.ts';

/** The headers of a page that the link of a mail opens: its address is kept and found by nobody, and told to nobody. */
export function mailedPageHeaders() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

/** The code that an address or a form carries; whatever is longer than ours is cut, and so opens nothing. */
export function mailedCodeOf(carried: URLSearchParams | FormData): string {
  return String(carried.get('kod') ?? '').slice(0, LONGEST_CODE);
}
