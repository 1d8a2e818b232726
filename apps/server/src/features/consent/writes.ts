import type { PermissionChannel } from '@ayrac/domain/consent/permission.ts';
import type { MarketingChoice } from '@ayrac/domain/quote/quote.ts';
import type { NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { sql } from 'drizzle-orm';
import { writtenOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { noticeNames, type Question, recordedTexts } from './notices.ts';
import { consentRecord } from './table.ts';

/** Checkboxes of a form whose disclosure was shown. */
export interface Ticked {
  readonly explicitConsent: boolean;
  readonly marketing: MarketingChoice;
  /** Versions that the form claims to have shown: of the disclosure, and of the texts next to the checkboxes. */
  readonly noticeVersion: string | null;
  readonly questionsVersion: string | null;
}

/** Owner of the records: the form, or the lead of a member without a form. */
export type ConsentOwner = { readonly formId: string } | { readonly leadId: string };

/** Context of a form: its campaign (null without one), language and time. */
export interface Shown {
  readonly campaign: { readonly id: string; readonly notice: NoticeKind } | null;
  readonly locale: Locale;
  readonly now: Date;
}

/** Records the disclosure that was shown and every optional checkbox, whether ticked or not. */
export async function recordConsents(
  tx: Executor,
  owner: ConsentOwner,
  ticked: Ticked,
  shown: Shown,
): Promise<void> {
  const { campaign, locale, now } = shown;
  const kind = campaign?.notice ?? 'general';
  const texts = await recordedTexts(tx, shown, {
    [noticeNames[kind]]: ticked.noticeVersion,
    'consent-questions': ticked.questionsVersion,
  });
  const answers = [
    // The form cannot be sent without this checkbox.
    { purpose: 'disclosure', ...texts.notice(kind), isGiven: true },
    ...answersOf(ticked).map(([purpose, isGiven]) => ({ purpose, ...texts.question(purpose), isGiven })),
  ];
  await putRecords(tx, {
    formId: 'formId' in owner ? owner.formId : null,
    leadId: 'leadId' in owner ? owner.leadId : null,
    ...{ locale, recordedAt: now.toISOString() },
    context: campaign === null ? 'form' : `campaign:${campaign.id}`,
    purposes: answers.map(({ purpose }) => purpose),
    versions: answers.map(({ textVersion }) => textVersion),
    hashes: answers.map(({ textHash }) => textHash),
    claimed: answers.map(({ claimedVersion }) => claimedVersion),
    given: answers.map(({ isGiven }) => isGiven),
  });
}

const putRecords = writtenOnce(
  (later) => sql`
    insert into consent_record (form_id, lead_id, locale, recorded_at, context,
      purpose, text_version, text_hash, claimed_version, is_given)
    select ${later('formId')}::uuid, ${later('leadId')}::uuid, ${later('locale')},
      ${later('recordedAt')}::timestamptz, ${later('context')}, answer.*
    from unnest(${later('purposes')}::text[], ${later('versions')}::text[], ${later('hashes')}::text[],
      ${later('claimed')}::text[], ${later('given')}::boolean[]) as answer`,
);

/** Records that the general disclosure was shown, for a form without further consents. */
export async function recordDisclosure(
  tx: Executor,
  owner: { readonly inboxId: string } | { readonly accountId: string } | { readonly newsletterId: string },
  claimedVersion: string | null,
  shown: { readonly context: string; readonly locale: Locale; readonly now: Date },
): Promise<void> {
  const texts = await recordedTexts(tx, shown, { 'general-notice': claimedVersion });
  await tx.insert(consentRecord).values({
    ...owner,
    ...texts.notice('general'),
    purpose: 'disclosure',
    isGiven: true,
    locale: shown.locale,
    context: shown.context,
    recordedAt: shown.now,
  });
}

/**
 * Records a person's decisions on channels, one row each, made where the current permissions are shown. The person is a
 * member or the contact of a request.
 */
export async function recordPermissions(
  tx: Executor,
  owner: { readonly accountId: string } | ConsentOwner,
  answers: readonly { readonly channel: PermissionChannel; readonly isGiven: boolean }[],
  shown: { readonly context: string; readonly locale: Locale; readonly now: Date },
): Promise<void> {
  const { context, locale, now } = shown;
  const texts = await recordedTexts(tx, shown, { 'consent-questions': null });
  await tx.insert(consentRecord).values(
    answers.map(({ channel, isGiven }) => {
      const purpose = `marketing-${channel}` as const;
      return { ...owner, ...texts.question(purpose), purpose, isGiven, locale, context, recordedAt: now };
    }),
  );
}

/** Records a step of a newsletter subscription: requested, confirmed, changed or ended. */
export async function recordNewsletter(
  tx: Executor,
  newsletterId: string,
  isGiven: boolean,
  shown: {
    readonly context: string;
    readonly locale: Locale;
    readonly now: Date;
    /** Version that the page claims to have shown. */
    readonly questionsVersion?: string | null;
  },
): Promise<void> {
  const { context, locale, now, questionsVersion = null } = shown;
  const texts = await recordedTexts(tx, shown, { 'consent-questions': questionsVersion });
  await tx.insert(consentRecord).values({
    newsletterId,
    ...texts.question('newsletter'),
    purpose: 'newsletter',
    isGiven,
    locale,
    context,
    recordedAt: now,
  });
}

function answersOf({ explicitConsent, marketing }: Ticked): [Question, boolean][] {
  return [
    ['explicit-consent', explicitConsent],
    ['marketing-email', marketing.email],
    ['marketing-sms', marketing.sms],
    ['marketing-call', marketing.call],
  ];
}
