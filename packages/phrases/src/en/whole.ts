import type { WholePhrases } from '../tr/whole.ts';
import { brand } from './brand.ts';
import { campaignPage } from './campaign-page.ts';
import { chrome } from './chrome.ts';
import { filter } from './filter.ts';
import { home } from './home.ts';
import { inbox } from './inbox.ts';
import { en as common } from './index.ts';
import { loans } from './loans.ts';
import { offer } from './offer.ts';
import { quote } from './quote.ts';
import { search } from './search.ts';
import { visit } from './visit.ts';
import { wizard } from './wizard.ts';

/** Every English phrase of the public site, those of single screens too; for the server and the stories. */
export const en: WholePhrases = {
  ...common,
  brand,
  campaignPage,
  chrome,
  filter,
  home,
  inbox,
  loans,
  offer,
  quote,
  search,
  visit,
  wizard,
};
