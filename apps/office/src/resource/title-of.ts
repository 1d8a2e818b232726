import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Row } from '#office/client/row.ts';
import type { ResourceDeclaration } from './declaration.ts';

type Titled = Pick<ResourceDeclaration, 'titleField'> & {
  readonly shape: Pick<ResourceDeclaration['shape'], 'englishName'>;
};

/** Returns the name of the field with a record's title in the page's language. */
export function titleFieldOf(
  { titleField, shape: { englishName } }: Titled,
  row: Row | undefined,
  locale: Locale,
): string {
  return locale === 'en' && englishName !== undefined && row?.[englishName] ? englishName : titleField;
}

/** Whether a column shows the Turkish name, because the title is the English one. */
export function isOtherName({ shape: { englishName } }: Titled, name: string, locale: Locale): boolean {
  return locale === 'en' && name === englishName;
}

/** Returns the field whose value a column shows in the page's language. */
export function shownFieldOf(declaration: Titled, name: string, row: Row, locale: Locale): string {
  if (isOtherName(declaration, name, locale)) return declaration.titleField;
  return name === declaration.titleField ? titleFieldOf(declaration, row, locale) : name;
}
