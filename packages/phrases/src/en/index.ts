import type { Phrases } from '../tr/index.ts';
import { campaign } from './campaign.ts';
import { catalogue } from './catalogue.ts';
import { errors } from './errors.ts';
import { list } from './list.ts';
import { shell } from './shell.ts';

/** The English phrases that every page loads. */
export const en: Phrases = {
  campaign,
  catalogue,
  errors,
  list,
  shell,
};
