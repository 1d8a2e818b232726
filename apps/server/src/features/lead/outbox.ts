import { endpoints } from '@ayrac/contract/endpoints.ts';
import { emailKey } from '@ayrac/domain/account/identity.ts';
import { sharePictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import { REQUEST_LINK_MS } from '@ayrac/domain/quote/request-state.ts';
import { isUuid } from '@ayrac/domain/record/record-id.ts';
import { addresses, withToken } from '@ayrac/domain/screen/page-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { textIn } from '@ayrac/domain/text/text-in.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { sharedByKey } from '#server/cache/shared-rows.ts';
import { builtOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { siteLink } from '#server/features/account/outbox.ts';
import { account } from '#server/features/account/table.ts';
import { presentOffer, type ShortOffer } from '#server/features/campaign/offer/present.ts';
import {
  findCampaignById,
  listCampaignsByIds,
  type WholeCampaign,
} from '#server/features/campaign/queries.ts';
import { type NewMail, putMail } from '#server/features/mail/outbox.ts';
import { mail } from '#server/features/mail/table.ts';
import { signLink } from '#server/guards/signed-link.ts';
import type { Claimant } from './claim-queries.ts';

/** Purpose of signed links to a request. */
export const REQUEST_PURPOSE = 'request';

/** Purpose of signed links that stop marketing messages. */
export const MESSAGES_PURPOSE = 'messages';

/** Requested offer, as shown in a mail. */
type MailedOffer = Omit<ShortOffer, 'title'>;

/** Size of the cache of recently requested campaigns. */
const MOST_OFFERS = 500;

interface TitledCampaign {
  readonly title: string;
  readonly titleEn: string | null;
}

/** Request that has just been saved. */
export interface TakenRequest {
  readonly relationId: string;
  readonly campaign: TitledCampaign;
  /** The offer, in the language of the mail. */
  readonly offer: MailedOffer | undefined;
  readonly email: string;
  readonly customerId: string | null;
  /** Earliest time of the mail (`turnOf`). */
  readonly notBefore: Date;
  /** Whether a guest allowed marketing by email, which the link in the mail is to confirm. */
  readonly asksPermission?: boolean;
}

/**
 * Sends the confirmation of a request: with a link to the list of requests for a member, and a signed link for a guest.
 */
export async function putRequestMail(tx: Executor, context: CallContext, taken: TakenRequest): Promise<void> {
  await putMail(tx, requestMailOf(context, taken));
}

/** Returns the mail that confirms a request, in the caller's language. */
export function requestMailOf(
  context: CallContext,
  { relationId, campaign, offer, email, customerId, notBefore, asksPermission = false }: TakenRequest,
): NewMail<'request-received'> {
  const { locale, now } = context;
  return {
    to: customerId === null ? { email } : { accountId: customerId },
    template: 'request-received',
    leadId: relationId,
    locale,
    data: {
      campaignTitle: textIn(locale, campaign.title, campaign.titleEn).text,
      url: requestAddress(context, { relationId, customerId, locale }),
      ...(asksPermission ? { asksPermission } : {}),
      ...(offer && { offer }),
    },
    now,
    notBefore,
  };
}

/**
 * Returns the offer of a campaign for a mail. Its picture has the same address for everybody, so that it cannot track
 * who opens the mail. Undefined when the campaign does not exist, which saving the request detects as well.
 */
export async function offerOf(
  db: Executor,
  { locale, services }: CallContext,
  campaignId: string,
): Promise<MailedOffer | undefined> {
  if (!isUuid(campaignId)) return undefined;
  const offer = (await offersOf(db, campaignId))?.[locale];
  return offer && withPicture(services, offer);
}

const offersOf = sharedByKey('home', MOST_OFFERS, async (db, campaignId) => {
  const whole = await findCampaignById(db, campaignId);
  return whole && { tr: shortOf(whole, 'tr'), en: shortOf(whole, 'en') };
});

/** Reads the offers of several campaigns. Returns a function with that of a campaign in a language. */
export async function readOffers(db: Executor, { services }: CallContext, campaignIds: readonly string[]) {
  const found = await listCampaignsByIds(db, [...new Set(campaignIds)]);
  const byId = new Map(found.map((whole) => [whole.campaign.id, whole]));
  return (campaignId: string, locale: Locale): MailedOffer | undefined => {
    const whole = byId.get(campaignId);
    return whole && withPicture(services, shortOf(whole, locale));
  };
}

function withPicture({ env }: CallContext['services'], offer: MailedOffer): MailedOffer {
  return { ...offer, picture: env.origin + sharePictureAddress(offer.picture) };
}

function shortOf(whole: WholeCampaign, locale: Locale): MailedOffer {
  const { brand, figure, endsAt, picture } = presentOffer(whole, locale);
  return { brand, figure, endsAt, picture };
}

/**
 * Returns the address of a request for its requester: the list of requests for a member, and a signed link for a guest.
 */
export function requestAddress(
  context: CallContext,
  {
    relationId,
    customerId,
    locale,
  }: Pick<TakenRequest, 'relationId' | 'customerId'> & { readonly locale: Locale },
): string {
  const { now, services } = context;
  if (customerId !== null) return siteLink(context, locale, addresses.myCampaigns());
  const until = new Date(now.getTime() + REQUEST_LINK_MS);
  const token = signLink(services.fingerprint, REQUEST_PURPOSE, relationId, until);
  return siteLink(context, locale, addresses.request(token));
}

/** Returns the one-click unsubscribe address for mail programs (RFC 8058). It identifies the request. */
export function stopMessagesAddress({ now, services }: CallContext, leadId: string): string {
  const { env, fingerprint } = services;
  const code = signLink(fingerprint, MESSAGES_PURPOSE, leadId, new Date(now.getTime() + REQUEST_LINK_MS));
  return env.origin + withToken(endpoints.stopMessagesByOneClick.path, code);
}

/** Mails a member the requests that have joined their account; without any, no mail is sent. */
export async function putJoinedMail(
  tx: Executor,
  context: CallContext,
  accountId: string,
  joined: readonly TitledCampaign[],
): Promise<void> {
  if (joined.length === 0) return;
  const { locale, now } = context;
  const data = {
    campaignTitles: joined.map(({ title, titleEn }) => textIn(locale, title, titleEn).text),
    url: siteLink(context, locale, addresses.myCampaigns()),
  };
  await putMail(tx, { to: { accountId }, template: 'requests-joined', locale, data, now });
}

/**
 * Returns when the next mail may be sent: immediately to a verified account, otherwise an hour after the last one, so
 * that nobody can flood the mailbox of a stranger. The counters of requests serialize those with the same address, so
 * concurrent ones see each other's mail.
 */
export async function turnOf(tx: Executor, { email, customerId }: Claimant, now: Date): Promise<Date> {
  if (customerId !== null && (await isVerified(tx, customerId))) return now;
  const [last] =
    customerId === null
      ? await askLastMail(tx, 'guest', { to: emailKey(email) })
      : await askLastMail(tx, 'member', { to: customerId });
  return turnAfter(last?.at, now);
}

function turnAfter(last: Date | undefined, now: Date): Date {
  return last === undefined ? now : new Date(Math.max(now.getTime(), last.getTime() + hourInMs));
}

/** The same for several people, one after the other, since an address may be among them more than once. */
export async function turnsOf(
  tx: Executor,
  claimants: readonly Claimant[],
  now: Date,
): Promise<readonly Date[]> {
  const members = sql.param(claimants.flatMap(({ customerId }) => customerId ?? []));
  const guests = sql.param(
    claimants.flatMap(({ email, customerId }) => (customerId === null ? emailKey(email) : [])),
  );
  const { rows } = await tx.execute<{ recipient: string; at: string }>(sql`
    select coalesce(account_id::text, recipient_key) as recipient, max(not_before) as at from mail
    where template = 'request-received'
      and (account_id = any(${members}::uuid[]) or recipient_key = any(${guests}::text[]))
    group by 1`);
  const last = new Map(rows.map(({ recipient, at }) => [recipient, new Date(at)]));
  const { rows: verified } = await tx.execute<{ id: string }>(
    sql`select id from account where id = any(${members}::uuid[]) and email_verified_at is not null`,
  );
  const atOnce = new Set(verified.map(({ id }) => id));
  return claimants.map(({ email, customerId }) => {
    if (customerId !== null && atOnce.has(customerId)) return now;
    const recipient = customerId ?? emailKey(email);
    const turn = turnAfter(last.get(recipient), now);
    last.set(recipient, turn);
    return turn;
  });
}

const askLastMail = builtOnce((db, form: 'guest' | 'member') =>
  db
    .select({ at: mail.notBefore })
    .from(mail)
    .where(
      and(
        eq(form === 'guest' ? mail.recipientKey : mail.accountId, sql.placeholder('to')),
        eq(mail.template, 'request-received'),
      ),
    )
    .orderBy(desc(mail.notBefore))
    .limit(1),
);

async function isVerified(tx: Executor, accountId: string): Promise<boolean> {
  const [found] = await tx
    .select({ verifiedAt: account.emailVerifiedAt })
    .from(account)
    .where(eq(account.id, accountId));
  return found !== undefined && found.verifiedAt !== null;
}
