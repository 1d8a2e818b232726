import type { FieldNames } from '@ayrac/domain/import/column-mapping.ts';
import type { ImportKind } from '@ayrac/domain/import/import-state.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import { rateFigures } from '@ayrac/domain/loan-book/rate-import.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { campaignFacts as englishFacts } from '@ayrac/phrases/en/campaign-facts.ts';
import { imports as english } from '@ayrac/phrases/en/office/imports.ts';
import { loans as englishLoans } from '@ayrac/phrases/en/office/loans.ts';
import { campaignFacts as turkishFacts } from '@ayrac/phrases/tr/campaign-facts.ts';
import { imports as turkish } from '@ayrac/phrases/tr/office/imports.ts';
import { loans as turkishLoans } from '@ayrac/phrases/tr/office/loans.ts';
import { bookTitles, exportTitles } from './export-titles.ts';

// For the server only, because it contains both languages.
const spoken = { tr: turkish, en: english };

/** Returns the possible column titles of an import by field: those of forms and exported files, in both languages. */
export function importNames(kind: ImportKind): FieldNames {
  const titles = Object.values(spoken).flatMap(({ fields, alsoCalled }) => [
    ...Object.entries<string>(fields[kind]),
    ...englishTitles(fields[kind]),
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

/** Returns the usual titles of English texts: the Turkish one's with a remark. */
function englishTitles(fields: Readonly<Record<string, string>>) {
  return Object.keys(fields).flatMap((name) => {
    const title = name.endsWith('En') ? fields[name.slice(0, -'En'.length)] : undefined;
    return title === undefined ? [] : [[name, `${title} (EN)`] as const];
  });
}

/** Returns the column titles of exported files. A rate is titled by its term alone, as banks publish it. */
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

/** Returns the name of a loan type. */
export function loanTypeName(locale: Locale, type: LoanType): string {
  return { tr: turkishLoans, en: englishLoans }[locale].types[type];
}

/** Returns the phrases of the import report. */
export function reportWords(locale: Locale) {
  return spoken[locale];
}

/** Returns the names of the fields of an import kind. */
export function importFieldNames(locale: Locale, kind: ImportKind): Readonly<Record<string, string>> {
  return spoken[locale].fields[kind];
}

/** Returns the names of the choices of a campaign's fields, by field and choice. */
export function choiceNames(locale: Locale): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const { gears, fuels, yes, no } = { tr: turkishFacts, en: englishFacts }[locale];
  return { gearType: gears, fuel: fuels, isElectric: { yes, no } };
}
