import type { FieldNames } from '@ayrac/domain/import/column-mapping.ts';
import type { ImportKind } from '@ayrac/domain/import/import-state.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import { rateFigures } from '@ayrac/domain/loan/rate-import.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { imports as english } from '@ayrac/phrases/en/office/imports.ts';
import { loans as englishLoans } from '@ayrac/phrases/en/office/loans.ts';
import { imports as turkish } from '@ayrac/phrases/tr/office/imports.ts';
import { loans as turkishLoans } from '@ayrac/phrases/tr/office/loans.ts';
import { bookTitles, exportTitles } from './export-titles.ts';

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
  const exported = (['tr', 'en'] as const).flatMap((locale) => exportedTitles(locale, kind));
  const all = [...titles, ...exported];
  return Object.fromEntries(
    Object.keys(turkish.fields[kind]).map((field) => [
      field,
      all.filter(([name]) => name === field).map(([, title]) => title),
    ]),
  );
}

/** What exported files call fields; a rate by its term alone, as banks publish it. */
function exportedTitles(locale: Locale, kind: ImportKind): readonly (readonly [string, string])[] {
  if (kind === 'campaigns') return [];
  if (kind !== 'rates') {
    const { id = '', ...rest } = exportTitles(locale, kind);
    return Object.entries({ ...rest, key: id });
  }
  const { type, dated, offers } = bookTitles(locale);
  const [from = '', , sourceUrl = '', sourceQuote = '', note = ''] = dated;
  const names = { loanType: type, bank: offers.bank, from, sourceUrl, sourceQuote, note };
  const figures = rateFigures.map((name, place): readonly [string, string] => [
    name,
    offers.limits[place] ?? name.slice('rates.'.length),
  ]);
  return [...Object.entries(names), ...figures];
}

/** What a loan type is called. */
export function loanTypeName(locale: Locale, type: LoanType): string {
  return { tr: turkishLoans, en: englishLoans }[locale].types[type];
}

/** What the report of an import calls things. */
export function reportWords(locale: Locale) {
  return spoken[locale].report;
}

/** What the fields of a kind are called. */
export function importFieldNames(locale: Locale, kind: ImportKind): Readonly<Record<string, string>> {
  return spoken[locale].fields[kind];
}
