import { campaign } from './campaign.ts';
import { errors } from './errors.ts';
import { list } from './list.ts';
import { shell } from './shell.ts';

export { screens } from './screens.ts';

/**
 * The Turkish phrases that every page loads; the English ones have the same shape. What only some screens need has
 * files of its own, which come with those screens.
 */
export const tr = {
  campaign,
  errors,
  list,
  shell,
};

/** The shape that both languages have. */
export type Phrases = typeof tr;
