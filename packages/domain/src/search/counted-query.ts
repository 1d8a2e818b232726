import { foldTurkish } from '../text/turkish.ts';

/** The longest form in which a search is counted, in signs. */
export const longestCountedQuery = 60;

// From seven digits on it may be somebody's: phones, identity and card numbers, however they are grouped.
const privateDigits = 7;

/**
 * The folded form under which a search is counted, at most 60 signs; undefined for an empty one and for what looks
 * like an e-mail address or a phone, identity, card or account number: that is counted nowhere.
 */
export function countedQuery(term: string): string | undefined {
  const plain = term.normalize('NFKC');
  if (plain.includes('@') || hasPrivateNumber(plain)) return undefined;
  const key = [...foldTurkish(term)].slice(0, longestCountedQuery).join('').trim();
  return key === '' ? undefined : key;
}

function hasPrivateNumber(text: string): boolean {
  const groups = text.match(/\p{Nd}(?:[\s().\-/+]*\p{Nd})*/gu) ?? [];
  return groups.some((group) => (group.match(/\p{Nd}/gu)?.length ?? 0) >= privateDigits);
}
