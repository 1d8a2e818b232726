// Written by `npm run generate` from ../tr/screens.ts.
import type { Screens } from '../tr/screens.ts';

export const screens: Screens = {
  account: () => import('./account.ts'),
  accountErrors: () => import('./account-errors.ts'),
  auth: () => import('./auth.ts'),
  brand: () => import('./brand.ts'),
  campaignPage: () => import('./campaign-page.ts'),
  category: () => import('./category.ts'),
  chrome: () => import('./chrome.ts'),
  fieldErrors: () => import('./field-errors.ts'),
  filter: () => import('./filter.ts'),
  follow: () => import('./follow.ts'),
  footer: () => import('./footer.ts'),
  home: () => import('./home.ts'),
  inbox: () => import('./inbox.ts'),
  loans: () => import('./loans.ts'),
  newsletter: () => import('./newsletter.ts'),
  offer: () => import('./offer.ts'),
  preview: () => import('./preview.ts'),
  profile: () => import('./profile.ts'),
  quote: () => import('./quote.ts'),
  request: () => import('./request.ts'),
  search: () => import('./search.ts'),
  security: () => import('./security.ts'),
  visit: () => import('./visit.ts'),
  wizard: () => import('./wizard.ts'),
};
