import * as account from './account.ts';
import * as attention from './attention.ts';
import * as auth from './auth.ts';
import * as brand from './brand.ts';
import * as brandLeads from './brand-leads.ts';
import * as campaign from './campaign.ts';
import * as category from './category.ts';
import * as comparison from './comparison.ts';
import { callsIn } from './endpoint.ts';
import * as follow from './follow.ts';
import * as geo from './geo.ts';
import * as home from './home.ts';
import * as inbox from './inbox.ts';
import * as interests from './interests.ts';
import * as loan from './loan.ts';
import * as mailbox from './mailbox.ts';
import * as newsletter from './newsletter.ts';
import * as notifications from './notifications.ts';
import * as personalData from './personal-data.ts';
import * as phone from './phone.ts';
import * as preview from './preview.ts';
import * as profile from './profile.ts';
import * as quote from './quote.ts';
import * as request from './request.ts';
import * as search from './search.ts';
import * as siteText from './site-text.ts';
import * as visitorConsent from './visitor-consent.ts';

/** All endpoints except those of the back office, by name. */
export const endpoints = {
  ...callsIn(account),
  ...callsIn(attention),
  ...callsIn(auth),
  ...callsIn(brand),
  ...callsIn(brandLeads),
  ...callsIn(campaign),
  ...callsIn(category),
  ...callsIn(comparison),
  ...callsIn(follow),
  ...callsIn(geo),
  ...callsIn(home),
  ...callsIn(inbox),
  ...callsIn(interests),
  ...callsIn(loan),
  ...callsIn(mailbox),
  ...callsIn(newsletter),
  ...callsIn(notifications),
  ...callsIn(personalData),
  ...callsIn(phone),
  ...callsIn(preview),
  ...callsIn(profile),
  ...callsIn(quote),
  ...callsIn(request),
  ...callsIn(search),
  ...callsIn(siteText),
  ...callsIn(visitorConsent),
};
export type Endpoints = typeof endpoints;
