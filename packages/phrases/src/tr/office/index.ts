import { fieldErrors } from '../field-errors.ts';
import { recordErrors } from '../record-errors.ts';
import { nouns } from './nouns.generated.ts';

/** The phrases of the back office, which no public page loads; the English ones have the same shape. */
export const office = { ...nouns, fieldErrors: { ...fieldErrors, ...recordErrors } };

/** The shape that both languages have. */
export type OfficePhrases = typeof office;
