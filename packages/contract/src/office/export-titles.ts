import type { Locale } from '@ayrac/domain/text/locale.ts';
import { exportTitles as english } from '@ayrac/phrases/en/export-titles.ts';
import { exportTitles as turkish } from '@ayrac/phrases/tr/export-titles.ts';
import type { ResourceName, Resources } from './index.ts';

type Titles = {
  readonly [Name in ResourceName]: Readonly<Record<keyof Resources[Name]['fields'], string>>;
};

// Server only: it holds both languages. A field without a title does not compile.
const titles = { tr: turkish, en: english } satisfies Record<Locale, Titles>;

/** What heads the columns of an exported file, by the names of fields. */
export function exportTitles(locale: Locale, name: string): Readonly<Record<string, string>> {
  const { every, ...own } = titles[locale];
  return { ...every, ...Object.entries(own).find(([resource]) => resource === name)?.[1] };
}
