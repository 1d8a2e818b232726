import { type RecordedWording, recordedWording } from '@ayrac/domain/consent/shown-wording.ts';
import type { NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import type { QuestionPart, SiteTextName } from '@ayrac/domain/site-text/site-text.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { Executor } from '#server/db/database.ts';
import { type HeldWording, listWordings } from '#server/features/site-text/queries.ts';
import type { ConsentPurpose } from './table.ts';

/** Purpose of a text next to an optional checkbox. */
export type Question = Exclude<ConsentPurpose, 'disclosure'>;

/** Names of the disclosures among the site's texts. */
export const noticeNames = { general: 'general-notice', borusan: 'borusan-notice' } as const;

const partNames: Readonly<Record<Question, QuestionPart>> = {
  'explicit-consent': 'explicitConsent',
  'marketing-email': 'marketingEmail',
  'marketing-sms': 'marketingSms',
  'marketing-call': 'marketingCall',
  newsletter: 'newsletter',
};

/** Versions of the form's texts that the browser claims to have shown; null where it claims none. */
export type ClaimedVersions = { readonly [Name in LedgerText]?: string | null };
type LedgerText = (typeof noticeNames)[NoticeKind] | 'consent-questions';

/** Recorded wording, and the version claimed by the form if we never had it. */
interface Recorded {
  readonly textVersion: string;
  /** SHA-256 of the wording before the controller's data is filled in, so that an unnoticed change is detectable. */
  readonly textHash: string;
  readonly claimedVersion: string | null;
}

/** Wordings to record for a form: its disclosure, and the texts of its optional checkboxes. */
export interface RecordedTexts {
  readonly notice: (kind: NoticeKind) => Recorded;
  readonly question: (question: Question) => Recorded;
}

/** Reads the wordings of a form submitted at an instant, in the transaction of the consent records. */
export async function recordedTexts(
  tx: Executor,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
  claimed: ClaimedVersions,
): Promise<RecordedTexts> {
  const day = dayOf(now);
  const holding = await listWordings(tx, day, Object.keys(claimed) as LedgerText[]);
  const recorded = new Map<SiteTextName, RecordedWording<HeldWording>>();
  for (const held of holding) {
    const claim = claimed[held.name as LedgerText] ?? null;
    // Rare: a new version became valid while the form was open.
    const isOlder = claim !== null && claim !== held.version;
    const earlier = isOlder ? await listWordings(tx, day, [held.name], claim) : [];
    recorded.set(held.name, recordedWording(claim, held, earlier));
  }
  const named = (name: LedgerText, part: string): Recorded => {
    const found = recorded.get(name);
    const textHash = found?.wording.hashes[locale][part];
    if (found === undefined || textHash === undefined) throw new Error(`No version of ${name} is valid.`);
    return { textVersion: found.wording.version, textHash, claimedVersion: found.claimedVersion };
  };
  return {
    notice: (kind) => {
      const wording = named(noticeNames[kind], 'notice');
      return { ...wording, textVersion: `${kind}/${wording.textVersion}` };
    },
    question: (question) => named('consent-questions', partNames[question]),
  };
}
