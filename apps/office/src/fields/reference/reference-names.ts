import { isResourceName, resources } from '@ayrac/contract/office/index.ts';
import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Row } from '#office/client/row.ts';

type Names = Pick<ResourceShape, 'fields' | 'englishName'>;

/**
 * Returns the title of a record in the page's language. In a tree it includes the parent, because several records may
 * have the same name.
 */
export function titleOf(to: string, row: Row, locale: Locale): string {
  const { fields, englishName = '' } = shapeOf(to);
  const [title = ''] = Object.keys(fields);
  const parent = Object.entries(fields).find(([, field]) => field.kind === 'reference' && field.to === to);
  const above = parent === undefined ? null : row.labels?.[parent[0]];
  const name = String((locale === 'en' && row[englishName]) || (row[title] ?? ''));
  return above == null ? name : `${above} › ${name}`;
}

/**
 * Whether a record can be chosen among those of other records, given by the fields that refer to them. A record that
 * belongs to none can be chosen among all.
 */
export function isAmong(row: Row, within: Readonly<Record<string, string>> = {}): boolean {
  return Object.entries(within).every(([name, id]) => row[name] == null || row[name] === id);
}

function shapeOf(to: string): Names {
  return isResourceName(to) ? resources[to] : { fields: {} };
}
