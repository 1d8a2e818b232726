import { fieldErrors } from '../field-errors.ts';
import { recordErrors } from '../record-errors.ts';
import { nouns } from './nouns.generated.ts';

/** Phrases of the back office, which public pages do not load. The English ones have the same shape. */
export const office = { ...nouns, fieldErrors: { ...fieldErrors, ...recordErrors } };

/** Shape of these phrases in both languages. */
export type OfficePhrases = typeof office;
