import { LONGEST_CODE } from '@ayrac/domain/mail-delivery.ts';

/** The code that an address or a form carries; whatever is longer than ours is cut, and so opens nothing. */
export function mailedCodeOf(carried: URLSearchParams | FormData): string {
  return String(carried.get('kod') ?? '').slice(0, LONGEST_CODE);
}
