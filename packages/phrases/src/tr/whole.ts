import { account } from './account.ts';
import { accountErrors } from './account-errors.ts';
import { auth } from './auth.ts';
import { brand } from './brand.ts';
import { campaignPage } from './campaign-page.ts';
import { category } from './category.ts';
import { chrome } from './chrome.ts';
import { consent } from './consent.ts';
import { fieldErrors } from './field-errors.ts';
import { filter } from './filter.ts';
import { follow } from './follow.ts';
import { footer } from './footer.ts';
import { home } from './home.ts';
import { inbox } from './inbox.ts';
import { tr as common } from './index.ts';
import { loans } from './loans.ts';
import { maintenance } from './maintenance.ts';
import { newsletter } from './newsletter.ts';
import { offer } from './offer.ts';
import { profile } from './profile.ts';
import { quote } from './quote.ts';
import { request } from './request.ts';
import { search } from './search.ts';
import { security } from './security.ts';
import { visit } from './visit.ts';
import { wizard } from './wizard.ts';

/** Every Turkish phrase of the public site, those of single screens too; for the server and the stories. */
export const tr = {
  ...common,
  account,
  accountErrors,
  auth,
  brand,
  campaignPage,
  category,
  chrome,
  consent,
  fieldErrors,
  filter,
  follow,
  footer,
  home,
  inbox,
  loans,
  maintenance,
  newsletter,
  offer,
  profile,
  quote,
  request,
  search,
  security,
  visit,
  wizard,
};

/** The shape that both languages have. */
export type WholePhrases = typeof tr;
