import { campaign } from './campaign.ts';
import { errors } from './errors.ts';
import { list } from './list.ts';
import { shell } from './shell.ts';

/**
 * The Turkish phrases that every page loads; the English ones have the same shape. Brands, a campaign's page, the
 * home page, loans, quotes and the search have files of their own, which come with the screens that need them.
 */
export const tr = {
  campaign,
  errors,
  list,
  shell,
};

/** The shape that both languages have. */
export type Phrases = typeof tr;
