/** The files of phrases that only some screens need, each of which exports its set by the name that it has here. */
export const screens = {
  account: () => import('./account.ts'),
  accountErrors: () => import('./account-errors.ts'),
  auth: () => import('./auth.ts'),
  brand: () => import('./brand.ts'),
  campaignPage: () => import('./campaign-page.ts'),
  category: () => import('./category.ts'),
  chrome: () => import('./chrome.ts'),
  compare: () => import('./compare.ts'),
  compareQuote: () => import('./compare-quote.ts'),
  fieldErrors: () => import('./field-errors.ts'),
  filter: () => import('./filter.ts'),
  follow: () => import('./follow.ts'),
  footer: () => import('./footer.ts'),
  home: () => import('./home.ts'),
  inbox: () => import('./inbox.ts'),
  loanTools: () => import('./loan-tools.ts'),
  loans: () => import('./loans.ts'),
  mailbox: () => import('./mailbox.ts'),
  method: () => import('./method.ts'),
  newsletter: () => import('./newsletter.ts'),
  offer: () => import('./offer.ts'),
  preview: () => import('./preview.ts'),
  profile: () => import('./profile.ts'),
  quote: () => import('./quote.ts'),
  request: () => import('./request.ts'),
  search: () => import('./search.ts'),
  security: () => import('./security.ts'),
  sentence: () => import('./sentence.ts'),
  standing: () => import('./standing.ts'),
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
