import { readFields, type ValuesOf } from '@ayrac/domain/field.ts';
import { provenanceFields } from '@ayrac/domain/loan/provenance.ts';
import { type FieldProblems, RefusalError } from '@ayrac/domain/refusal.ts';

/** No loan of ours held before it. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-01-01';

/** From when a change holds, where it was read, and why it was made. */
export type Provenance = ValuesOf<typeof provenanceFields>;

/**
 * Reads what a change says of itself, and refuses it together with what is wrong with its rows. A change from a day
 * that is over corrects what was published: it has to say why.
 */
export function readProvenance(
  given: Readonly<Record<string, unknown>>,
  today: string,
  problemsOfRows: FieldProblems,
): Provenance {
  const read = readFields(provenanceFields, given);
  const problems: FieldProblems = {
    ...problemsOfRows,
    ...(read.kind === 'invalid' ? read.fields : problemsOfTime(read.value, today)),
  };
  if (Object.keys(problems).length > 0 || read.kind === 'invalid')
    throw new RefusalError('validation-failed', problems);
  return read.value;
}

function problemsOfTime({ from, note }: Provenance, today: string): FieldProblems {
  if (from < FIRST_DAY || from > LAST_DAY) return { from: 'implausible-date' };
  return from < today && note === null ? { note: 'required' } : {};
}
