import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Row } from '#office/client/row.ts';
import type { ResourceDeclaration } from './declaration.ts';

/** Returns the name of the field with a record's title in the page's language. */
export function titleFieldOf(
  { titleField, englishTitle }: Pick<ResourceDeclaration, 'titleField' | 'englishTitle'>,
  row: Row | undefined,
  locale: Locale,
): string {
  return locale === 'en' && englishTitle !== undefined && row?.[englishTitle] ? englishTitle : titleField;
}
