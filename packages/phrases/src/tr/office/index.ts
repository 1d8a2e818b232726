import { fieldErrors } from '../field-errors.ts';
import { recordErrors } from '../record-errors.ts';
import { brands } from './brands.ts';
import { frame } from './frame.ts';
import { occupations } from './occupations.ts';
import { resource } from './resource.ts';

/** The phrases of the back office, which no public page loads; the English ones have the same shape. */
export const office = {
  brands,
  fieldErrors: { ...fieldErrors, ...recordErrors },
  frame,
  occupations,
  resource,
};

/** The shape that both languages have. */
export type OfficePhrases = typeof office;
