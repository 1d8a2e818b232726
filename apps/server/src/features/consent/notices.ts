import type { NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import type { QuestionPart, SiteTextName } from '@ayrac/domain/site-text/site-text.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { Executor } from '#server/db/database.ts';
import { listWordings } from '#server/features/site-text/queries.ts';
import type { ConsentPurpose } from './table.ts';

/** A text that stands beside an optional box. */
export type Question = Exclude<ConsentPurpose, 'disclosure'>;

/** Which wording was shown. */
export interface Wording {
  readonly version: string;
  /** SHA-256 of the wording before the controller's data is filled in, so that a silent change shows. */
  readonly hash: string;
}

const noticeNames = { general: 'general-notice', borusan: 'borusan-notice' } as const;

const partNames: Readonly<Record<Question, QuestionPart>> = {
  'explicit-consent': 'explicitConsent',
  'marketing-email': 'marketingEmail',
  'marketing-sms': 'marketingSms',
  'marketing-call': 'marketingCall',
  newsletter: 'newsletter',
};

/** What is shown on a day: a disclosure, and the texts of the optional boxes. */
export interface Wordings {
  readonly notice: (kind: NoticeKind) => Wording;
  readonly question: (question: Question) => Wording;
}

/** The wordings that hold at an instant in one language, read in the transaction of what they prove. */
export async function wordingsAt(tx: Executor, now: Date, locale: Locale): Promise<Wordings> {
  const rows = await listWordings(tx, dayOf(now), [...Object.values(noticeNames), 'consent-questions']);
  const wordingOf = (name: SiteTextName, part: string): Wording => {
    const row = rows.find((one) => one.name === name);
    const hash = row?.hashes[locale][part];
    if (row === undefined || hash === undefined) throw new Error(`Nothing holds of ${name}.`);
    return { version: row.version, hash };
  };
  return {
    notice: (kind) => wordingOf(noticeNames[kind], 'notice'),
    question: (question) => wordingOf('consent-questions', partNames[question]),
  };
}
