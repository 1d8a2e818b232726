import type { PermissionChannel } from '@ayrac/domain/consent/permission.ts';
import type { MarketingChoice } from '@ayrac/domain/quote/quote.ts';
import type { NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { sql } from 'drizzle-orm';
import { writtenOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { noticeNames, type Question, recordedTexts } from './notices.ts';
import { consentRecord } from './table.ts';

/** What a person ticked on a form whose disclosure they read. */
export interface Ticked {
  readonly explicitConsent: boolean;
  readonly marketing: MarketingChoice;
  /** The versions that the form says it showed: of the disclosure, and of the texts beside the boxes. */
  readonly noticeVersion: string | null;
  readonly questionsVersion: string | null;
}

/** What the records belong to: the form, or the lead of a member without one. */
export type ConsentOwner = { readonly formId: string } | { readonly leadId: string };

/** What was on the screen: the campaign of the form, null where it had none, in which language and when. */
export interface Shown {
  readonly campaign: { readonly id: string; readonly notice: NoticeKind } | null;
  readonly locale: Locale;
  readonly now: Date;
}

/** Records what was shown and ticked: the disclosure, and every optional box whether given or not. */
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
    // Without its box there is no form.
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

/** Records that the general disclosure was shown and read, with a form that asks for nothing else. */
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

/** Records what a person says of channels where they see what holds, one row each: for themselves, or for who stands on a request. */
export async function recordPermissions(
  tx: Executor,
  owner: { readonly accountId: string } | ConsentOwner,
  said: readonly { readonly channel: PermissionChannel; readonly isGiven: boolean }[],
  shown: { readonly context: string; readonly locale: Locale; readonly now: Date },
): Promise<void> {
  const { context, locale, now } = shown;
  const texts = await recordedTexts(tx, shown, { 'consent-questions': null });
  await tx.insert(consentRecord).values(
    said.map(({ channel, isGiven }) => {
      const purpose = `marketing-${channel}` as const;
      return { ...owner, ...texts.question(purpose), purpose, isGiven, locale, context, recordedAt: now };
    }),
  );
}

/** Records what became of a subscription to the newsletter: asked for, confirmed, changed or ended. */
export async function recordNewsletter(
  tx: Executor,
  newsletterId: string,
  isGiven: boolean,
  shown: {
    readonly context: string;
    readonly locale: Locale;
    readonly now: Date;
    /** The version that the page says it showed. */
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
