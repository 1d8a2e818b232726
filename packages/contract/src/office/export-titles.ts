import type { Locale } from '@ayrac/domain/text/locale.ts';
import { fieldsInWords, filterInWords, targetKinds } from '@ayrac/phrases/audit-names.ts';
import { exportTitles as english, loanTitles as englishLoans } from '@ayrac/phrases/en/export-titles.ts';
import { office as englishOffice } from '@ayrac/phrases/en/office/index.ts';
import { exportTitles as turkish, loanTitles as turkishLoans } from '@ayrac/phrases/tr/export-titles.ts';
import { office as turkishOffice } from '@ayrac/phrases/tr/office/index.ts';

type Titles = Readonly<Record<string, string>>;
interface Words {
  readonly fields?: Readonly<Record<string, FieldWords>>;
}
interface FieldWords {
  readonly label: string;
  readonly inFile?: string;
  readonly choices?: Titles;
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

/** Returns the labels of the choices of a field in an exported file, by choice. */
export function exportChoices(locale: Locale, name: string, field: string): Titles {
  const { fields = {} }: Words = spoken[locale].words[name] ?? {};
  return fields[field]?.choices ?? {};
}

/** Returns how a switch is written in an exported file. An import reads both words in either language. */
export function exportSwitches(locale: Locale): { readonly yes: string; readonly no: string } {
  const { yes, no } = { tr: turkishOffice, en: englishOffice }[locale].resource;
  return { yes, no };
}

/** Returns the short names of the days of the week in an exported file, from Sunday on. */
export function exportWeekdays(locale: Locale): readonly string[] {
  return { tr: turkishOffice, en: englishOffice }[locale].resource.weekdays.short;
}

/** Returns the names of everything that an audit entry can be about, by the kind in the log. */
export function auditKinds(locale: Locale): Titles {
  return targetKinds({ tr: turkishOffice, en: englishOffice }[locale]);
}

/** Returns how an exported audit log names kinds of objects, reasons and fields. */
export function auditNames(locale: Locale) {
  const phrases = { tr: turkishOffice, en: englishOffice }[locale];
  const kinds = auditKinds(locale);
  const reasons: Titles = phrases.exportReasons;
  return {
    kind: (kind: string) => kinds[kind] ?? kind,
    reason: (reason: string) => reasons[reason] ?? reason,
    fields: (names: string, kind: unknown) => fieldsInWords(phrases, kind, names),
    filter: (given: string, kind: unknown) => filterInWords(phrases, kind, given),
  };
}

/** Returns the column titles of exported loan rates and parameters. */
export function bookTitles(locale: Locale) {
  return { tr: turkishLoans, en: englishLoans }[locale];
}

/** Returns the column titles of exported search terms and missing pages, and the names of languages. */
export function countTitles(locale: Locale) {
  const { synonyms, redirects } = { tr: turkishOffice, en: englishOffice }[locale];
  const { term, language, languages, searches, empty, actions } = synonyms.queries;
  const { path, hits, lastDay } = redirects.missing;
  return {
    queries: [term, language, searches, empty, actions],
    languages,
    missing: [path, hits, lastDay],
  };
}
