import { draftFields } from '../campaign-draft/draft-fields.ts';
import type { Field } from '../field/field.ts';
import { rateFigures, rateRowFields } from '../loan-book/rate-import.ts';
import type { ImportKind } from './import-state.ts';

/** Column that identifies a row: the id or slug of our record, or its key in the source. */
export const KEY_COLUMN = 'key';

const brandFields = ['name', 'brandUrl', 'colour', 'about', 'aboutEn', 'isActive'] as const;
const categoryFields = ['name', 'nameEn', 'parentId', 'icon', 'isActive'] as const;

/** Fields of each kind that a file may contain, in the order of the mapping form. */
export const importFields: Readonly<Record<ImportKind, readonly string[]>> = {
  campaigns: [KEY_COLUMN, ...Object.keys(draftFields)],
  brands: [KEY_COLUMN, ...brandFields],
  categories: [KEY_COLUMN, ...categoryFields],
  rates: [...Object.keys(rateRowFields), ...rateFigures],
};

/** Fields without which nothing can be imported. Campaigns need a key, because nothing else identifies them. */
export const neededFields: Readonly<Record<ImportKind, readonly string[]>> = {
  campaigns: [KEY_COLUMN],
  brands: ['name'],
  categories: ['name'],
  rates: ['bank', 'loanType', 'from', 'sourceUrl'],
};

/** Further fields without which a row cannot become a new record, as opposed to changing an existing one. */
export const newRecordFields: Readonly<Partial<Record<ImportKind, readonly string[]>>> = {
  campaigns: Object.entries(draftFields)
    .filter(([, { isRequired, kind }]) => isRequired && kind !== 'switch')
    .map(([name]) => name),
  rates: ['maxAmount', 'productUrl'],
};

/** Fields that may be set once for all rows when the file has no column for them. */
export const fixedFields: Readonly<Record<ImportKind, readonly string[]>> = {
  campaigns: ['brandId', 'categoryId'],
  brands: [],
  categories: ['parentId'],
  rates: Object.keys(rateRowFields).filter((name) => name !== 'bank'),
};

const fieldsOfCampaigns: Readonly<Record<string, Field>> = draftFields;

/** Whether a column of this field contains numbers that may use either number format. */
export function isNumberField(kind: ImportKind, name: string): boolean {
  return kind === 'campaigns' && fieldsOfCampaigns[name]?.kind === 'decimal';
}
