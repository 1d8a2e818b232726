import { readWebsite } from '../brand/website.ts';
import { type Fields, readFields, type ValuesOf } from '../field/field.ts';
import { parseDay } from '../person/person.ts';
import type { FieldProblems } from '../refusal.ts';

const ADDRESS_LIMIT = 500;

/** Fields that document a change of rates or parameters: first day of validity, source with quotation, and reason. */
export const provenanceFields = {
  from: { kind: 'day', isRequired: true, limit: 10, read: parseDay },
  sourceUrl: {
    kind: 'website',
    isRequired: true,
    limit: ADDRESS_LIMIT,
    read: (text: string) => readWebsite(text, ADDRESS_LIMIT),
  },
  sourceQuote: { kind: 'text', isRequired: false, limit: 1_000, lines: 'many' },
  note: { kind: 'text', isRequired: false, limit: 1_000, lines: 'many' },
} as const satisfies Fields;

/** Earliest plausible day. No published rate is older. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-01-01';

/** First day of validity, source and reason of a change. */
export type Provenance = ValuesOf<typeof provenanceFields>;

/** Parsed provenance of a change, or its problems. */
export type ParsedProvenance =
  | { readonly kind: 'ok'; readonly value: Provenance }
  | { readonly kind: 'invalid'; readonly fields: FieldProblems };

/**
 * Validates the provenance of a change. A change from a day in the past corrects published figures, so it requires a
 * reason. `today` is YYYY-MM-DD.
 */
export function parseProvenance(given: Readonly<Record<string, unknown>>, today: string): ParsedProvenance {
  const read = readFields(provenanceFields, given);
  if (read.kind === 'invalid') return { kind: 'invalid', fields: read.fields };
  const { from, note } = read.value;
  if (from < FIRST_DAY || from > LAST_DAY) return { kind: 'invalid', fields: { from: 'implausible-date' } };
  if (from < today && note === null) return { kind: 'invalid', fields: { note: 'required' } };
  return read;
}
