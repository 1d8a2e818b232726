import type { OfficePhrases } from '../../tr/office/index.ts';
import { fieldErrors } from '../field-errors.ts';
import { recordErrors } from '../record-errors.ts';
import { brands } from './brands.ts';
import { frame } from './frame.ts';
import { occupations } from './occupations.ts';
import { resource } from './resource.ts';

/** The English phrases of the back office. */
export const office: OfficePhrases = {
  brands,
  fieldErrors: { ...fieldErrors, ...recordErrors },
  frame,
  occupations,
  resource,
};
