import { campaign } from './campaign.ts';
import { errors } from './errors.ts';
import { shell } from './shell.ts';

/** Every Turkish phrase of the public site; the English ones have the same shape. */
export const tr = { campaign, errors, shell };

/** The shape that both languages have. */
export type Phrases = typeof tr;
