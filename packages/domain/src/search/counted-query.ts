import { foldTurkish } from '../text/turkish.ts';

/** Longest form of a counted search, in characters. */
export const longestCountedQuery = 60;

// Seven digits or more, in any grouping, may be personal: a phone, identity or card number.
const privateDigits = 7;

/**
 * Returns the folded form under which a search is counted, at most 60 characters. Undefined for an empty search, and
 * for anything like an e-mail address or a phone, identity, card or account number, which is never counted.
 */
export function countedQuery(term: string): string | undefined {
  const plain = withoutInvisible(term);
  if (plain.includes('@') || hasPrivateNumber(plain)) return undefined;
  const key = shortened(foldTurkish(plain));
  return key === '' ? undefined : key;
}

/** Returns how a counted search was typed, at most 60 characters. Only for searches that `countedQuery` counts. */
export function countedSpelling(term: string): string {
  return shortened(withoutInvisible(term));
}

/** Returns a text in its plain form, with single spaces and without control and format characters. */
function withoutInvisible(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();
}

function shortened(text: string): string {
  return [...text].slice(0, longestCountedQuery).join('').trim();
}

function hasPrivateNumber(text: string): boolean {
  const groups = text.match(/\p{Nd}(?:[\s().\-/+]*\p{Nd})*/gu) ?? [];
  return groups.some((group) => (group.match(/\p{Nd}/gu)?.length ?? 0) >= privateDigits);
}
