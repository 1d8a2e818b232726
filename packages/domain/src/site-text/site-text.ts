/** How a text is built: a privacy notice, the words beside optional boxes, or a page of running text. */
export type SiteTextKind = 'notice' | 'questions' | 'page';

/** What is known of each text; `page` is the screen that shows it. */
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

/** The name of a text that the site shows and the office writes. */
export type SiteTextName = keyof typeof siteTexts;

/** Every text by its name, in the order of the office's list. */
export const siteTextNames = Object.keys(siteTexts) as [SiteTextName, ...SiteTextName[]];

/** A text of this kind. */
export type TextOfKind<Kind extends SiteTextKind> = {
  [Name in SiteTextName]: (typeof siteTexts)[Name]['kind'] extends Kind ? Name : never;
}[SiteTextName];

/** The text of a page, by the name of its screen. */
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

/** The screen of a page of running text. */
export type TextPage = keyof typeof textOfPage;

/** Every screen that is a page of running text. */
export const textPages = Object.keys(textOfPage) as [TextPage, ...TextPage[]];

/** What the texts of optional boxes are called. */
export const questionParts = [
  'explicitConsent',
  'marketingEmail',
  'marketingSms',
  'marketingCall',
  'newsletter',
] as const;

/** The name of one of these texts. */
export type QuestionPart = (typeof questionParts)[number];

/** Who answers for personal data: every notice names them. */
const controller = ['controllerName', 'controllerAddress', 'controllerEmail'] as const;

/** What stands for figures and sentences that follow from the settings, and may stand in any notice or page. */
export const placeholders = [
  ...controller,
  'quoteYears',
  'inboxYears',
  'visitorConsentYears',
  'dataRequestYears',
  'auditYears',
  'mailDays',
  'sessionDays',
  'notificationDays',
  'unverifiedDays',
  'fingerprintHours',
  'codeHours',
  'silence',
  'tagManager',
  'chatbot',
] as const;

/** The name of a placeholder, without its braces. */
export type Placeholder = (typeof placeholders)[number];

/** The placeholders without which a text would say too little: who answers, for how long, and what silence means. */
export function requiredPlaceholders(name: SiteTextName): readonly Placeholder[] {
  const { kind } = siteTexts[name];
  if (kind === 'questions') return [];
  if (kind === 'notice' || name === 'contact' || name === 'privacy') return controller;
  if (name === 'cookie-policy')
    return ['controllerEmail', 'silence', 'tagManager', 'chatbot', 'visitorConsentYears'];
  if (name === 'kvkk') {
    return [
      ...(['quoteYears', 'inboxYears', 'dataRequestYears', 'auditYears', 'mailDays', 'sessionDays'] as const),
      ...(['notificationDays', 'unverifiedDays', 'fingerprintHours', 'codeHours'] as const),
    ];
  }
  return name === 'borusan' ? ['controllerName'] : ['controllerEmail'];
}

/** What a version that holds from a day on is called: the day, and `.2` where that name is taken. */
export function versionCalled(day: string, taken: readonly string[]): string {
  let called = day;
  for (let count = 2; taken.includes(called); count += 1) called = `${day}.${count}`;
  return called;
}
