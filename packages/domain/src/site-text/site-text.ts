/** Kind of a text: a privacy notice, the labels of optional checkboxes, or a page. */
export type SiteTextKind = 'notice' | 'questions' | 'page';

/** All texts with their kind. `page` is the screen that displays the text. */
export const siteTexts = {
  'general-notice': { kind: 'notice', page: 'kvkk' },
  'borusan-notice': { kind: 'notice', page: 'borusan' },
  'consent-questions': { kind: 'questions', page: null },
  kvkk: { kind: 'page', page: 'kvkk' },
  borusan: { kind: 'page', page: 'borusan' },
  privacy: { kind: 'page', page: 'privacy' },
  'cookie-policy': { kind: 'page', page: 'cookiePolicy' },
  terms: { kind: 'page', page: 'terms' },
  'how-we-earn': { kind: 'page', page: 'howWeEarn' },
  about: { kind: 'page', page: 'about' },
  careers: { kind: 'page', page: 'careers' },
  contact: { kind: 'page', page: 'contact' },
} as const satisfies Record<string, { readonly kind: SiteTextKind; readonly page: string | null }>;

/** Name of a text that the site displays and the back office edits. */
export type SiteTextName = keyof typeof siteTexts;

/** Names of all texts, in the order of the back office's list. */
export const siteTextNames = Object.keys(siteTexts) as [SiteTextName, ...SiteTextName[]];

/** Names of the texts of a kind. */
export type TextOfKind<Kind extends SiteTextKind> = {
  [Name in SiteTextName]: (typeof siteTexts)[Name]['kind'] extends Kind ? Name : never;
}[SiteTextName];

/** Text of each page, by the name of its screen. */
export const textOfPage = {
  about: 'about',
  contact: 'contact',
  careers: 'careers',
  howWeEarn: 'how-we-earn',
  privacy: 'privacy',
  terms: 'terms',
  cookiePolicy: 'cookie-policy',
  kvkk: 'kvkk',
  borusan: 'borusan',
} as const satisfies Record<string, TextOfKind<'page'>>;

/** Screen that displays a page of running text. */
export type TextPage = keyof typeof textOfPage;

/** All screens that display a page of running text. */
export const textPages = Object.keys(textOfPage) as [TextPage, ...TextPage[]];

/** Names of the labels of optional checkboxes. */
export const questionParts = [
  'explicitConsent',
  'marketingEmail',
  'marketingSms',
  'marketingCall',
  'newsletter',
] as const;

/** Name of a checkbox label. */
export type QuestionPart = (typeof questionParts)[number];

/** Placeholders for the data controller. Every notice must name it. */
const controller = ['controllerName', 'controllerAddress', 'controllerEmail'] as const;

/**
 * Placeholders for figures and sentences that follow from the settings. They are allowed in pages; notices may use only
 * those of the controller.
 */
export const placeholders = [
  ...controller,
  'quoteYears',
  'inboxYears',
  'visitorConsentYears',
  'dataRequestYears',
  'auditYears',
  'mailDays',
  'sessionDays',
  'notificationMonths',
  'unverifiedDays',
  'fingerprintHours',
  'codeHours',
  'unconfirmedDays',
  'subscriptionYears',
  'issueYears',
  'erasureYears',
  'silence',
  'tagManager',
  'chatbot',
] as const;

/** Name of a placeholder, without its braces. */
export type Placeholder = (typeof placeholders)[number];

/**
 * Returns the placeholders that a text must contain: the data controller, retention periods, or the meaning of silence.
 */
export function requiredPlaceholders(name: SiteTextName): readonly Placeholder[] {
  const { kind } = siteTexts[name];
  if (kind === 'questions') return [];
  if (kind === 'notice' || name === 'contact' || name === 'privacy') return controller;
  if (name === 'cookie-policy')
    return ['controllerEmail', 'silence', 'tagManager', 'chatbot', 'visitorConsentYears'];
  if (name === 'kvkk') {
    return [
      ...(['quoteYears', 'inboxYears', 'dataRequestYears', 'auditYears', 'mailDays', 'sessionDays'] as const),
      ...(['notificationMonths', 'unverifiedDays', 'fingerprintHours', 'codeHours'] as const),
      ...(['unconfirmedDays', 'subscriptionYears', 'issueYears', 'erasureYears'] as const),
    ];
  }
  return name === 'borusan' ? ['controllerName'] : ['controllerEmail'];
}

/** Returns the name of a version that is valid from a day on: the day, with `.2` and so on if that name is taken. */
export function versionCalled(day: string, taken: readonly string[]): string {
  let called = day;
  for (let count = 2; taken.includes(called); count += 1) called = `${day}.${count}`;
  return called;
}
