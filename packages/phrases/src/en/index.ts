import type { Phrases } from '../tr/index.ts';
import { campaign } from './campaign.ts';
import { errors } from './errors.ts';
import { shell } from './shell.ts';

/** Every English phrase of the public site. */
export const en: Phrases = { campaign, errors, shell };
