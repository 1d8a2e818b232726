import type { Locale } from '@ayrac/domain/text/locale.ts';
import { exportTitles as english, loanTitles as englishLoans } from '@ayrac/phrases/en/export-titles.ts';
import { office as englishOffice } from '@ayrac/phrases/en/office/index.ts';
import { exportTitles as turkish, loanTitles as turkishLoans } from '@ayrac/phrases/tr/export-titles.ts';
import { office as turkishOffice } from '@ayrac/phrases/tr/office/index.ts';

type Titles = Readonly<Record<string, string>>;
interface Words {
  readonly fields?: Readonly<Record<string, { readonly label: string; readonly inFile?: string }>>;
}

// Server only: it holds both languages.
const spoken: Record<Locale, { readonly titles: Titles; readonly words: Readonly<Record<string, object>> }> =
  {
    tr: { titles: turkish, words: turkishOffice },
    en: { titles: english, words: englishOffice },
  };

/**
 * What heads the columns of an exported file, by the names of fields: what the office's form calls a field, unless the
 * file calls it otherwise.
 */
export function exportTitles(locale: Locale, name: string): Titles {
  const { titles, words } = spoken[locale];
  const { fields = {} }: Words = words[name] ?? {};
  const own = Object.entries(fields).map(([field, { label, inFile = label }]) => [field, inFile]);
  return { ...titles, ...Object.fromEntries(own) };
}

/** What heads the columns of exported loans. */
export function bookTitles(locale: Locale) {
  return { tr: turkishLoans, en: englishLoans }[locale];
}
