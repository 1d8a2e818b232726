import type { Phrases } from '../tr/index.ts';
import { brand } from './brand.ts';
import { campaign } from './campaign.ts';
import { category } from './category.ts';
import { errors } from './errors.ts';
import { list } from './list.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
/** Every English phrase of the public site. */
export const en: Phrases = { brand, campaign, category, errors, list, search, shell };
