import { draftFields } from '../campaign-draft/draft-fields.ts';
import type { Field } from '../field.ts';
import { rateFigures, rateRowFields } from '../loan/rate-import.ts';
import type { ImportKind } from './import-state.ts';

/** The column by which a row is known again: our number or address of a record, or the key that its source has. */
const KEY_COLUMN = 'key';

const brandFields = ['name', 'brandUrl', 'colour', 'about', 'aboutEn', 'isActive'] as const;
const categoryFields = ['name', 'nameEn', 'parentId', 'icon', 'isActive'] as const;

/** The fields of each kind that a file may fill in, in the order in which they are offered. */
export const importFields: Readonly<Record<ImportKind, readonly string[]>> = {
  campaigns: [KEY_COLUMN, ...Object.keys(draftFields)],
  brands: [KEY_COLUMN, ...brandFields],
  categories: [KEY_COLUMN, ...categoryFields],
  rates: [...Object.keys(rateRowFields), ...rateFigures],
};

/** The fields without which nothing can be imported: a campaign is known again by its key alone. */
export const neededFields: Readonly<Record<ImportKind, readonly string[]>> = {
  campaigns: [KEY_COLUMN, 'title'],
  brands: ['name'],
  categories: ['name'],
  rates: ['bank', 'loanType', 'from', 'sourceUrl'],
};

/** The fields that may be told once for all rows, where the file has no column for them. */
export const fixedFields: Readonly<Record<ImportKind, readonly string[]>> = {
  campaigns: ['brandId', 'categoryId'],
  brands: [],
  categories: ['parentId'],
  rates: Object.keys(rateRowFields).filter((name) => name !== 'bank'),
};

const fieldsOfCampaigns: Readonly<Record<string, Field>> = draftFields;

/** Whether a column with this field holds numbers that may be written in several ways. */
export function isNumberField(kind: ImportKind, name: string): boolean {
  return kind === 'campaigns' && fieldsOfCampaigns[name]?.kind === 'decimal';
}
