import { type Provenance, parseProvenance } from '@ayrac/domain/loan-book/provenance.ts';
import { type FieldProblems, RefusalError } from '@ayrac/domain/refusal.ts';

/** Reads the provenance of a change. Refuses it together with the problems of its rows. */
export function readProvenance(
  given: Readonly<Record<string, unknown>>,
  today: string,
  problemsOfRows: FieldProblems,
): Provenance {
  const read = parseProvenance(given, today);
  const problems: FieldProblems = { ...problemsOfRows, ...(read.kind === 'invalid' && read.fields) };
  if (Object.keys(problems).length > 0 || read.kind === 'invalid')
    throw new RefusalError('validation-failed', problems);
  return read.value;
}
