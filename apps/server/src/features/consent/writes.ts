import type { PermissionChannel } from '@ayrac/domain/consent/permission.ts';
import type { MarketingChoice } from '@ayrac/domain/quote/quote.ts';
import {
  type NoticeKind,
  type QuoteConsentRecord,
  recordQuoteConsent,
} from '@ayrac/domain/quote/quote-consent.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Executor } from '#server/db/database.ts';
import { type Question, wordingsAt } from './notices.ts';
import { consentRecord } from './table.ts';

/** What a person ticked on a form whose disclosure they read. */
export interface Ticked {
  readonly explicitConsent: boolean;
  readonly marketing: MarketingChoice;
  readonly noticeVersion: string | null;
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
  const shownNow = await wordingsAt(tx, now, locale);
  const kind = campaign?.notice ?? 'general';
  const record = recordQuoteConsent(ticked, { kind, ...shownNow.notice(kind) }, now);
  const common = {
    ...owner,
    locale,
    recordedAt: record.at,
    context: campaign === null ? 'form' : `campaign:${campaign.id}`,
  };
  await tx.insert(consentRecord).values([
    {
      ...common,
      purpose: 'disclosure',
      textVersion: `${record.notice.kind}/${record.notice.version}`,
      textHash: record.notice.hash,
      claimedVersion: record.claimedVersion,
      isGiven: record.disclosureRead,
    },
    ...answersOf(record).map(([question, isGiven]) => ({
      ...common,
      purpose: question,
      textVersion: shownNow.question(question).version,
      textHash: shownNow.question(question).hash,
      isGiven,
    })),
  ]);
}

/** Records that the general disclosure was shown and read, with a form that asks for nothing else. */
export async function recordDisclosure(
  tx: Executor,
  owner: { readonly inboxId: string } | { readonly accountId: string } | { readonly newsletterId: string },
  claimedVersion: string | null,
  shown: { readonly context: string; readonly locale: Locale; readonly now: Date },
): Promise<void> {
  const notice = (await wordingsAt(tx, shown.now, shown.locale)).notice('general');
  await tx.insert(consentRecord).values({
    ...owner,
    purpose: 'disclosure',
    textVersion: `general/${notice.version}`,
    textHash: notice.hash,
    claimedVersion: claimedVersion === notice.version ? null : claimedVersion,
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
  const { question } = await wordingsAt(tx, now, locale);
  await tx.insert(consentRecord).values(
    said.map(({ channel, isGiven }) => {
      const purpose = `marketing-${channel}` as const;
      const { version, hash } = question(purpose);
      const wording = { textVersion: version, textHash: hash };
      return { ...owner, ...wording, purpose, isGiven, locale, context, recordedAt: now };
    }),
  );
}

/** Records what became of a subscription to the newsletter: asked for, confirmed, changed or ended. */
export async function recordNewsletter(
  tx: Executor,
  newsletterId: string,
  isGiven: boolean,
  shown: { readonly context: string; readonly locale: Locale; readonly now: Date },
): Promise<void> {
  const { context, locale, now } = shown;
  const { version, hash } = (await wordingsAt(tx, now, locale)).question('newsletter');
  await tx.insert(consentRecord).values({
    newsletterId,
    purpose: 'newsletter',
    textVersion: version,
    textHash: hash,
    isGiven,
    locale,
    context,
    recordedAt: now,
  });
}

function answersOf({ explicitConsent, marketing }: QuoteConsentRecord): [Question, boolean][] {
  return [
    ['explicit-consent', explicitConsent],
    ['marketing-email', marketing.email],
    ['marketing-sms', marketing.sms],
    ['marketing-call', marketing.call],
  ];
}
