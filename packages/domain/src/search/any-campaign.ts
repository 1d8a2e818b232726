import { narrowingWords } from './search-query.ts';

const newest = ['yeni', 'son', 'latest', 'new', 'newest'];
const general = new Set(
  [
    ...newest,
    'en guncel populer iyi guzel tum butun hepsi bugun bugunun bugunku gunun haftanin ayin bu hafta ay var neler',
    'nelerdir ne hangi hangileri aktif gecerli super harika',
    'all best top current popular today todays this week weeks hot active the',
  ]
    .join(' ')
    .split(' '),
);

/**
 * Whether the folded words of a query ask for any campaigns at all: "yeni kampanyalar", "bugünün fırsatları". Without a
 * noun such as "kampanyalar", the words may mean a thing.
 */
export function asksForAny(words: readonly string[]): boolean {
  const narrowing = narrowingWords(words);
  return narrowing.length < words.length && narrowing.every((word) => general.has(word));
}

/** Whether such a query asks for the newest ones. */
export function asksForNewest(words: readonly string[]): boolean {
  return asksForAny(words) && words.some((word) => newest.includes(word));
}
