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

/** Every Turkish phrase of the public site; the English ones have the same shape. */
export const tr = {
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

/** The shape that both languages have. */
export type Phrases = typeof tr;
