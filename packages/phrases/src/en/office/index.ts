import type { OfficePhrases } from '../../tr/office/index.ts';
import { frame } from './frame.ts';

/** The English phrases of the back office. */
export const office: OfficePhrases = { frame };
