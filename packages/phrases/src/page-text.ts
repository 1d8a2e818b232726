import type { NoticeController } from './notice.ts';

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
  readonly points?: readonly string[];
  readonly table?: PageTable;
  /** Pages that say more. */
  readonly seeAlso?: readonly PageName[];
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

/** Writes a page for whoever runs the site, as the settings name them. */
export type PageWriter = (
  owner: NoticeController,
  periods: RetentionPeriods,
  practice: CookiePractice,
) => PageText;

/** All pages of running text in one language. */
export type PageTexts = Readonly<Record<PageName, PageWriter>>;
