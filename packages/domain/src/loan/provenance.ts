import { readWebsite } from '../brand/website.ts';
import { type Fields, readFields, type ValuesOf } from '../field.ts';
import { parseDay } from '../person/person.ts';
import type { FieldProblems } from '../refusal.ts';

const ADDRESS_LIMIT = 500;

/** What a change of loans says of itself: from when it holds, where it was read and in which words, and why. */
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

/** No loan of ours held before it. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-01-01';

/** From when a change holds, where it was read, and why it was made. */
export type Provenance = ValuesOf<typeof provenanceFields>;

/** What a change says of itself, or what is wrong with that. */
export type ReadProvenance =
  | { readonly kind: 'ok'; readonly value: Provenance }
  | { readonly kind: 'invalid'; readonly fields: FieldProblems };

/** Reads what a change says of itself. One from a day that is over corrects what was published: it has to say why. */
export function judgeProvenance(given: Readonly<Record<string, unknown>>, today: string): ReadProvenance {
  const read = readFields(provenanceFields, given);
  if (read.kind === 'invalid') return { kind: 'invalid', fields: read.fields };
  const { from, note } = read.value;
  if (from < FIRST_DAY || from > LAST_DAY) return { kind: 'invalid', fields: { from: 'implausible-date' } };
  if (from < today && note === null) return { kind: 'invalid', fields: { note: 'required' } };
  return read;
}
