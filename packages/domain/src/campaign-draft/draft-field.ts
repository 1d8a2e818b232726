import { readEndDate } from '../campaign/campaign-date.ts';
import { type Field, type RuledField, readField } from '../field.ts';
import { ok, type Parsed, problem } from '../parsed.ts';

/** A value of a draft: an instant is ISO 8601 in UTC; what is empty is null. */
export type DraftValue = string | number | boolean | null;

/** The instant at which something ends: a day without a time means its last moment. */
export const endField = {
  kind: 'moment',
  isRequired: false,
  limit: 40,
  read: (text: string) => {
    const end = readEndDate(text);
    return end === undefined ? problem('invalid-date') : ok(end.toISOString());
  },
} as const satisfies RuledField;

/** Reads what was typed or sent for one field. A draft may be incomplete, so that nothing of it is required yet. */
export function readDraftField(field: Field, raw: unknown): Parsed<DraftValue> {
  return readField(field.kind === 'consent' ? field : { ...field, isRequired: false }, raw);
}
