import type { NoticeController, Notices } from './notice.ts';

/** The pages of running text, by the names of their addresses. */
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

/** A table in a text: the first cell of each row names it. */
export interface PageTable {
  readonly caption: string;
  readonly columns: readonly [string, ...string[]];
  readonly rows: readonly (readonly [string, ...string[]])[];
}

/** One part of a text, read in this order. */
export interface PageSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[] | undefined;
  readonly table?: PageTable | undefined;
  /** Pages that say more. */
  readonly seeAlso?: readonly PageName[] | undefined;
}

/** One page of running text. */
export interface PageText {
  readonly title: string;
  /** For search engines. */
  readonly description: string;
  /** Changes with the wording: the month or day that it is of, and `.2` for the second wording of a day. */
  readonly version: string;
  /** The day of the last change: `YYYY-MM-DD`. */
  readonly date: string;
  /** What stands below the title. */
  readonly introduction: readonly string[];
  readonly sections: readonly PageSection[];
}

/** A page as it is written: placeholders stand for what the settings say, and a notice for its sections. */
export interface PageTemplate extends PageText {
  /** Whose sections stand before the page's own. */
  readonly notice?: 'general' | 'borusan' | undefined;
}

/** How long personal data is kept at most, as the job that deletes it has it. */
export interface RetentionPeriods {
  readonly quoteYears: number;
  readonly inboxYears: number;
  readonly visitorConsentYears: number;
  readonly dataRequestYears: number;
  readonly auditYears: number;
  readonly mailDays: number;
  readonly sessionDays: number;
  readonly notificationDays: number;
  /** Of accounts whose address nobody has verified. */
  readonly unverifiedDays: number;
  readonly fingerprintHours: number;
  /** Of the code of a text message, after it has run out. */
  readonly codeHours: number;
}

/** What the site does with cookies, as the settings have it. */
export interface CookiePractice {
  /** What a visitor's silence counts for. */
  readonly consentMode: 'spec' | 'record-only' | 'strict';
  readonly hasTagManager: boolean;
  readonly hasChatbot: boolean;
}

/** The sentences by which a page tells that practice. */
export interface PracticeWords {
  readonly silence: Readonly<Record<CookiePractice['consentMode'], string>>;
  readonly tagManager: { readonly there: string; readonly absent: string };
  readonly chatbot: { readonly there: string; readonly absent: string };
}

/** What the settings say, by the names of the placeholders. */
export type PlaceholderValues = Readonly<Record<string, string>>;

/** What stands for each placeholder of a text, as the settings have it. */
export function placeholderValues(
  owner: NoticeController,
  periods: RetentionPeriods,
  practice: CookiePractice,
  words: PracticeWords,
): PlaceholderValues {
  const told = Object.entries(periods).map(([name, length]) => [name, String(length)]);
  return {
    controllerName: owner.name,
    controllerAddress: owner.address,
    controllerEmail: owner.email,
    ...Object.fromEntries(told),
    silence: words.silence[practice.consentMode],
    tagManager: words.tagManager[practice.hasTagManager ? 'there' : 'absent'],
    chatbot: words.chatbot[practice.hasChatbot ? 'there' : 'absent'],
  };
}

/** A text in which these values stand for its placeholders; others are left as they are. */
export function fillText(text: string, values: PlaceholderValues): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A page as visitors read it, with the sections of the notice that it names. */
export function fillPage(
  { notice, ...page }: PageTemplate,
  notices: Pick<Notices, 'general' | 'borusan'>,
  values: PlaceholderValues,
): PageText {
  const sections = [...(notice === undefined ? [] : notices[notice].sections), ...page.sections];
  return filled({ ...page, sections }, values) as PageText;
}

/** The same with every text in it filled. */
function filled(value: unknown, values: PlaceholderValues): unknown {
  if (typeof value === 'string') return fillText(value, values);
  if (Array.isArray(value)) return value.map((part) => filled(part, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part, values)]));
}

/** All pages of running text in one language. */
export type PageTexts = Readonly<Record<PageName, PageTemplate>>;
