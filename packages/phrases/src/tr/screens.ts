import { ofScreens } from './screen-sets.generated.ts';

/**
 * Files of phrases that only some screens need: those named in the table of screens, and those loaded with a part of a
 * screen. Each file exports its phrases under the name used here.
 */
export const screens = {
  ...ofScreens,
  campaignReading: () => import('./campaign-reading.ts'),
  chrome: () => import('./chrome.ts'),
  filter: () => import('./filter.ts'),
  follow: () => import('./follow.ts'),
  footer: () => import('./footer.ts'),
  loanResults: () => import('./loan-results.ts'),
  allRequested: () => import('./all-requested.ts'),
  nothingFound: () => import('./nothing-found.ts'),
  ownRequests: () => import('./own-requests.ts'),
  profile: () => import('./profile.ts'),
  quoteOutcome: () => import('./quote-outcome.ts'),
  security: () => import('./security.ts'),
  sentence: () => import('./sentence.ts'),
  standingMethod: () => import('./standing-method.ts'),
  visit: () => import('./visit.ts'),
  wizard: () => import('./wizard.ts'),
};

type Files = typeof screens;

/** Name of such a file's phrases. */
export type PhraseSet = keyof Files;

type FileOf<Name extends PhraseSet> = Awaited<ReturnType<Files[Name]>>;

/** Phrases that only some screens need, by name. */
export type ScreenPhrases = {
  readonly [Name in PhraseSet]: FileOf<Name> extends Readonly<Record<Name, infer Phrases>> ? Phrases : never;
};

/** Shape of these phrases in both languages. */
export type Screens = {
  readonly [Name in PhraseSet]: () => Promise<Pick<ScreenPhrases, Name>>;
};
