import { foldedWords, foldTurkish } from '../text/turkish.ts';
import { defaultCategoryIcon } from './category-icon.ts';
import { iconKeywords } from './category-icon-keywords.ts';

/** Icons that no category name leads to automatically, with the folded words by which editors find them. */
const onlyChosen: Readonly<Record<string, readonly string[]>> = {
  [defaultCategoryIcon]: ['etiket', 'genel'],
  umbrella: ['semsiye', 'yagmur', 'koruma'],
  wallet: ['cuzdan', 'odeme', 'para'],
  banknote: ['nakit', 'para'],
  coins: ['madeni para', 'birikim'],
  'hand-coins': ['geri odeme', 'iade', 'para'],
  hammer: ['cekic', 'tadilat', 'yapi'],
  flower: ['cicek', 'bahce'],
  hotel: ['otel', 'konaklama'],
  'train-front': ['tren', 'metro'],
  'shopping-cart': ['alisveris', 'sepet'],
  gift: ['hediye', 'armagan'],
  pizza: ['pizza', 'yemek'],
  volleyball: ['voleybol', 'top', 'spor'],
  tent: ['cadir', 'kamp'],
  'heart-pulse': ['kalp', 'nabiz', 'saglik'],
  ticket: ['bilet', 'etkinlik'],
  clapperboard: ['sinema', 'film'],
  fuel: ['yakit', 'benzin', 'akaryakit'],
  package: ['kargo', 'paket'],
  gavel: ['hukuk', 'acik artirma'],
};

/** Every icon that a category can have, once each, with the folded words by which editors find it. */
export const iconChoices: readonly { readonly icon: string; readonly words: readonly string[] }[] = [
  ...Map.groupBy(iconKeywords, ({ icon }) => icon),
]
  .map(([icon, entries]) => ({ icon, words: entries.flatMap(({ keywords }) => keywords) }))
  .concat(Object.entries(onlyChosen).map(([icon, words]) => ({ icon, words: [...words] })));

/**
 * Finds icons by what they show in the page's language, by a Turkish word in any spelling, or by their English names.
 * Returns all icons for an empty search.
 */
export function findIcons(query: string, names: Readonly<Record<string, string>>): string[] {
  const words = foldedWords(query);
  const isMeant = (text: string) => words.every((word) => text.includes(word));
  return iconChoices
    .filter(({ icon, words: own }) =>
      isMeant(`${icon.replaceAll('-', ' ')} ${own.join(' ')} ${foldTurkish(names[icon] ?? '')}`),
    )
    .map(({ icon }) => icon);
}
