import type { Locale } from '@ayrac/domain/text/locale.ts';
import { exportTitles as english, loanTitles as englishLoans } from '@ayrac/phrases/en/export-titles.ts';
import { office as englishOffice } from '@ayrac/phrases/en/office/index.ts';
import { exportTitles as turkish, loanTitles as turkishLoans } from '@ayrac/phrases/tr/export-titles.ts';
import { office as turkishOffice } from '@ayrac/phrases/tr/office/index.ts';

type Titles = Readonly<Record<string, string>>;
interface Words {
  readonly fields?: Readonly<Record<string, { readonly label: string; readonly inFile?: string }>>;
}

// For the server only, because it contains both languages.
const spoken: Record<Locale, { readonly titles: Titles; readonly words: Readonly<Record<string, object>> }> =
  {
    tr: { titles: turkish, words: turkishOffice },
    en: { titles: english, words: englishOffice },
  };

/**
 * Returns the column titles of an exported file by field name: the labels of the back office's form, unless the file
 * has its own.
 */
export function exportTitles(locale: Locale, name: string): Titles {
  const { titles, words } = spoken[locale];
  const { fields = {} }: Words = words[name] ?? {};
  const own = Object.entries(fields).map(([field, { label, inFile = label }]) => [field, inFile]);
  return { ...titles, ...Object.fromEntries(own) };
}

/** Returns the column titles of exported loan rates and parameters. */
export function bookTitles(locale: Locale) {
  return { tr: turkishLoans, en: englishLoans }[locale];
}
