import { campaign } from './campaign.ts';
import { errors } from './errors.ts';
import { list } from './list.ts';
import { shell } from './shell.ts';

export { screens } from './screens.ts';

/**
 * Turkish phrases that every page loads. The English ones have the same shape. Phrases that only some screens need are
 * in separate files, which are loaded with those screens.
 */
export const tr = {
  campaign,
  errors,
  list,
  shell,
};

/** Shape of these phrases in both languages. */
export type Phrases = typeof tr;
