import { fieldErrors } from '../field-errors.ts';
import { frame } from './frame.ts';
import { occupations } from './occupations.ts';
import { resource } from './resource.ts';

/** The phrases of the back office, which no public page loads; the English ones have the same shape. */
export const office = { fieldErrors, frame, occupations, resource };

/** The shape that both languages have. */
export type OfficePhrases = typeof office;
