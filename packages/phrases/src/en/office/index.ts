import type { OfficePhrases } from '../../tr/office/index.ts';
import { fieldErrors } from '../field-errors.ts';
import { frame } from './frame.ts';
import { occupations } from './occupations.ts';
import { resource } from './resource.ts';

/** The English phrases of the back office. */
export const office: OfficePhrases = { fieldErrors, frame, occupations, resource };
