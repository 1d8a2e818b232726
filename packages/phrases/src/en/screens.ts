// Written by `npm run generate` from ../tr/screens.ts.
import type { Screens } from '../tr/screens.ts';
import { ofScreens } from './screen-sets.generated.ts';

export const screens: Screens = {
  ...ofScreens,
  campaignReading: () => import('./campaign-reading.ts'),
  chrome: () => import('./chrome.ts'),
  filter: () => import('./filter.ts'),
  follow: () => import('./follow.ts'),
  footer: () => import('./footer.ts'),
  loanResults: () => import('./loan-results.ts'),
  nothingFound: () => import('./nothing-found.ts'),
  ownRequests: () => import('./own-requests.ts'),
  profile: () => import('./profile.ts'),
  security: () => import('./security.ts'),
  sentence: () => import('./sentence.ts'),
  standingMethod: () => import('./standing-method.ts'),
  visit: () => import('./visit.ts'),
  wizard: () => import('./wizard.ts'),
};
