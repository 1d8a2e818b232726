import { readEndDate } from '../campaign/campaign-date.ts';
import { type Field, type RuledField, readField } from '../field/field.ts';
import { ok, type Parsed, problem } from '../parsed.ts';

/** Value of a draft's field. An instant is ISO 8601 in UTC; an empty field is null. */
export type DraftValue = string | number | boolean | null;

/** Field definition for the end of a period. A day without a time means the last moment of that day. */
export const endField = {
  kind: 'moment',
  isRequired: false,
  limit: 40,
  read: (text: string) => {
    const end = readEndDate(text);
    return end === undefined ? problem('invalid-date') : ok(end.toISOString());
  },
} as const satisfies RuledField;

/** Reads the value of one field. Drafts may be incomplete, so no field is required here. */
export function readDraftField(field: Field, raw: unknown): Parsed<DraftValue> {
  return readField(field.kind === 'consent' ? field : { ...field, isRequired: false }, raw);
}
