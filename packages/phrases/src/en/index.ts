import type { Phrases } from '../tr/index.ts';
import { campaign } from './campaign.ts';
import { errors } from './errors.ts';
import { list } from './list.ts';
import { shell } from './shell.ts';

export { screens } from './screens.ts';

/** English phrases that every page loads. */
export const en: Phrases = {
  campaign,
  errors,
  list,
  shell,
};
