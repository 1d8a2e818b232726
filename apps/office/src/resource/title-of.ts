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
