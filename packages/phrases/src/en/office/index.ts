import type { OfficePhrases } from '../../tr/office/index.ts';
import { fieldErrors } from '../field-errors.ts';
import { recordErrors } from '../record-errors.ts';
import { nouns } from './nouns.generated.ts';

export const office: OfficePhrases = { ...nouns, fieldErrors: { ...fieldErrors, ...recordErrors } };
