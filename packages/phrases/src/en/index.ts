import type { Phrases } from '../tr/index.ts';
import { brand } from './brand.ts';
import { campaign } from './campaign.ts';
import { campaignPage } from './campaign-page.ts';
import { catalogue } from './catalogue.ts';
import { category } from './category.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { list } from './list.ts';
import { loans } from './loans.ts';
import { quote } from './quote.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';

/** Every English phrase of the public site. */
export const en: Phrases = {
  brand,
  campaign,
  campaignPage,
  catalogue,
  category,
  errors,
  home,
  list,
  loans,
  quote,
  search,
  shell,
};
