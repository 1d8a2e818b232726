import { ofScreens } from './screen-sets.generated.ts';

/**
 * The files of phrases that only some screens need, each of which exports its set by the name that it has here: those
 * that the table of screens names, and those that come with a part of a screen.
 */
export const screens = {
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

type Files = typeof screens;

/** The name of such a set. */
export type PhraseSet = keyof Files;

type FileOf<Name extends PhraseSet> = Awaited<ReturnType<Files[Name]>>;

/** Phrases that only some screens need. */
export type ScreenPhrases = {
  readonly [Name in PhraseSet]: FileOf<Name> extends Readonly<Record<Name, infer Phrases>> ? Phrases : never;
};

/** The shape that both languages have. */
export type Screens = {
  readonly [Name in PhraseSet]: () => Promise<Pick<ScreenPhrases, Name>>;
};
