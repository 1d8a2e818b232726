import type { FieldNames } from '@ayrac/domain/import/column-mapping.ts';
import type { ImportKind } from '@ayrac/domain/import/import-state.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { imports as english } from '@ayrac/phrases/en/office/imports.ts';
import { imports as turkish } from '@ayrac/phrases/tr/office/imports.ts';
import { exportTitles } from './export-titles.ts';

// Server only: it holds both languages.
const spoken = { tr: turkish, en: english };

/** What the columns of a kind of import may be called: as forms and exported files call them, in both languages. */
export function importNames(kind: ImportKind): FieldNames {
  const titles = Object.values(spoken).flatMap(({ fields, alsoCalled }) => [
    ...Object.entries<string>(fields[kind]),
    ...Object.entries<string>(alsoCalled[kind]).flatMap(([name, also]) =>
      also.split(', ').map((one) => [name, one] as const),
    ),
  ]);
  const exported =
    kind === 'campaigns'
      ? []
      : (['tr', 'en'] as const).flatMap((locale) => {
          const { id = '', ...rest } = exportTitles(locale, kind);
          return Object.entries({ ...rest, key: id });
        });
  const all = [...titles, ...exported];
  return Object.fromEntries(
    Object.keys(turkish.fields[kind]).map((field) => [
      field,
      all.filter(([name]) => name === field).map(([, title]) => title),
    ]),
  );
}

/** What the report of an import calls things. */
export function reportWords(locale: Locale) {
  return spoken[locale].report;
}

/** What the fields of a kind are called. */
export function importFieldNames(locale: Locale, kind: ImportKind): Readonly<Record<string, string>> {
  return spoken[locale].fields[kind];
}
