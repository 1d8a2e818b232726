import type { NoticeController, Notices } from './notice.ts';

/** Names of the pages of running text, as used for their paths. */
export type PageName =
  | 'about'
  | 'contact'
  | 'careers'
  | 'howWeEarn'
  | 'privacy'
  | 'terms'
  | 'cookiePolicy'
  | 'kvkk'
  | 'borusan';

/** Table in a text. The first cell of each row is its heading. */
export interface PageTable {
  readonly caption: string;
  readonly columns: readonly [string, ...string[]];
  readonly rows: readonly (readonly [string, ...string[]])[];
}

/** Section of a text. Its parts are shown in this order. */
export interface PageSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[] | undefined;
  readonly table?: PageTable | undefined;
  /** Pages with further information. */
  readonly seeAlso?: readonly PageName[] | undefined;
}

/** Page of running text. */
export interface PageText {
  readonly title: string;
  /** Description for search engines. */
  readonly description: string;
  /** Changes with the wording: its month or day, with `.2` for the second wording of a day. */
  readonly version: string;
  /** Day of the last change, YYYY-MM-DD. */
  readonly date: string;
  /** Paragraphs below the title. */
  readonly introduction: readonly string[];
  readonly sections: readonly PageSection[];
}

/** Template of a page, with placeholders for values from the settings and optionally the sections of a notice. */
export interface PageTemplate extends PageText {
  /** Notice whose sections precede the page's own. */
  readonly notice?: 'general' | 'borusan' | undefined;
}

/** Retention periods of personal data, as applied by the job that deletes it. */
export interface RetentionPeriods {
  readonly quoteYears: number;
  readonly inboxYears: number;
  readonly visitorConsentYears: number;
  readonly dataRequestYears: number;
  readonly auditYears: number;
  readonly mailDays: number;
  readonly sessionDays: number;
  readonly notificationMonths: number;
  /** For accounts with an unverified e-mail address. */
  readonly unverifiedDays: number;
  readonly fingerprintHours: number;
  /** For codes in text messages, after their expiry. */
  readonly codeHours: number;
  /** For unconfirmed newsletter subscriptions. */
  readonly unconfirmedDays: number;
  /** For newsletter subscriptions after their end. */
  readonly subscriptionYears: number;
  /** For the record of newsletter issues sent. */
  readonly issueYears: number;
  /** For the digests of deleted accounts. */
  readonly erasureYears: number;
}

/** Use of cookies, as configured in the settings. */
export interface CookiePractice {
  /** Effect of a visitor not answering the cookie banner. */
  readonly consentMode: 'spec' | 'record-only' | 'strict';
  readonly hasTagManager: boolean;
  readonly hasChatbot: boolean;
}

/** Sentences that describe the use of cookies. */
export interface PracticeWords {
  readonly silence: Readonly<Record<CookiePractice['consentMode'], string>>;
  readonly tagManager: { readonly there: string; readonly absent: string };
  readonly chatbot: { readonly there: string; readonly absent: string };
}

/** Values from the settings, by placeholder name. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/** Returns the value of each placeholder from the settings. */
export function placeholderValues(
  owner: NoticeController,
  periods: RetentionPeriods,
  practice: CookiePractice,
  words: PracticeWords,
): PlaceholderValues {
  const texts = Object.entries(periods).map(([name, length]) => [name, String(length)]);
  return {
    controllerName: owner.name,
    controllerAddress: owner.address,
    controllerEmail: owner.email,
    ...Object.fromEntries(texts),
    silence: words.silence[practice.consentMode],
    tagManager: words.tagManager[practice.hasTagManager ? 'there' : 'absent'],
    chatbot: words.chatbot[practice.hasChatbot ? 'there' : 'absent'],
  };
}

/** Replaces the placeholders of a text. Unknown placeholders stay unchanged. */
export function fillText(text: string, values: PlaceholderValues): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Returns a page with its placeholders replaced and the sections of its notice included. */
export function fillPage(
  { notice, ...page }: PageTemplate,
  notices: Pick<Notices, 'general' | 'borusan'>,
  values: PlaceholderValues,
): PageText {
  const sections = [...(notice === undefined ? [] : notices[notice].sections), ...page.sections];
  return filled({ ...page, sections }, values) as PageText;
}

/** Replaces the placeholders in all texts within a value. */
function filled(value: unknown, values: PlaceholderValues): unknown {
  if (typeof value === 'string') return fillText(value, values);
  if (Array.isArray(value)) return value.map((part) => filled(part, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part, values)]));
}

/** Pages of running text in one language. */
export type PageTexts = Readonly<Record<PageName, PageTemplate>>;
