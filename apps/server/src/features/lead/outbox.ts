import { endpoints } from '@ayrac/contract/endpoints.ts';
import { emailKey } from '@ayrac/domain/account/identity.ts';
import { sharePictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import { addresses, withToken } from '@ayrac/domain/page-address.ts';
import { REQUEST_LINK_MS } from '@ayrac/domain/quote/request-state.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { sharedByKey } from '#server/cache/shared-rows.ts';
import { builtOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { isUuid } from '#server/db/is-uuid.ts';
import { siteLink } from '#server/features/account/outbox.ts';
import { account } from '#server/features/account/table.ts';
import { textIn } from '#server/features/campaign/listing/present-card.ts';
import { presentOffer, type ShortOffer } from '#server/features/campaign/offer/present.ts';
import { findCampaignById, type WholeCampaign } from '#server/features/campaign/queries.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { mail } from '#server/features/mail/table.ts';
import { signLink } from '#server/guards/signed-link.ts';
import type { Claimant } from './claim-queries.ts';

/** What a link to a request is signed for. */
export const REQUEST_PURPOSE = 'request';

/** What a link that ends messages about campaigns is signed for. */
export const MESSAGES_PURPOSE = 'messages';

/** What was asked for, as its mail shows it. */
type MailedOffer = Omit<ShortOffer, 'title'>;

/** So many of the campaigns that were asked for last are remembered. */
const MOST_OFFERS = 500;

/** How a campaign is called. */
interface TitledCampaign {
  readonly title: string;
  readonly titleEn: string | null;
}

/** A request that was just taken. */
export interface TakenRequest {
  readonly relationId: string;
  readonly campaign: TitledCampaign;
  /** What was asked for, in the language of the mail. */
  readonly offer: MailedOffer | undefined;
  readonly email: string;
  readonly customerId: string | null;
  /** The mail waits until then (`turnOf`). */
  readonly notBefore: Date;
  /** Whether a guest allowed messages by e-mail, which the link of the mail is to confirm. */
  readonly asksPermission?: boolean;
}

/** Says that a request was taken: to a member with the way to their list, to anyone else with a link of their own. */
export async function putRequestMail(
  tx: Executor,
  context: CallContext,
  { relationId, campaign, offer, email, customerId, notBefore, asksPermission = false }: TakenRequest,
): Promise<void> {
  const { locale, now } = context;
  const to = customerId === null ? { email } : { accountId: customerId };
  await putMail(tx, {
    to,
    template: 'request-received',
    locale,
    data: {
      campaignTitle: textIn(locale, campaign.title, campaign.titleEn).text,
      url: requestAddress(context, { relationId, customerId, locale }),
      ...(asksPermission ? { asksPermission } : {}),
      ...(offer && { offer }),
    },
    now,
    notBefore,
  });
}

/**
 * What a mail shows of a campaign that is asked for: with a picture that is the same for all, so that it tells nobody's
 * reading. Undefined where there is no such campaign, as whoever takes the request finds, too.
 */
export async function offerOf(
  db: Executor,
  { locale, services }: CallContext,
  campaignId: string,
): Promise<MailedOffer | undefined> {
  if (!isUuid(campaignId)) return undefined;
  const offer = (await offersOf(db, campaignId))?.[locale];
  return offer && { ...offer, picture: services.env.origin + sharePictureAddress(offer.picture) };
}

const offersOf = sharedByKey('home', MOST_OFFERS, async (db, campaignId) => {
  const whole = await findCampaignById(db, campaignId);
  return whole && { tr: shortOf(whole, 'tr'), en: shortOf(whole, 'en') };
});

function shortOf(whole: WholeCampaign, locale: Locale): MailedOffer {
  const { brand, figure, endsAt, picture } = presentOffer(whole, locale);
  return { brand, figure, endsAt, picture };
}

/** Where whoever asked sees how far their request is: a member in their list, anyone else by a link of their own. */
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

/** What a mail program stops messages about campaigns by (RFC 8058); it says which request they came by. */
export function stopMessagesAddress({ now, services }: CallContext, leadId: string): string {
  const { env, fingerprint } = services;
  const code = signLink(fingerprint, MESSAGES_PURPOSE, leadId, new Date(now.getTime() + REQUEST_LINK_MS));
  return env.origin + withToken(endpoints.stopMessagesByOneClick.path, code);
}

/** Tells a member which requests have joined their account, where any have. */
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
 * When the next mail may go out: at once to a verified account, else an hour after the last one, so that nobody fills
 * the mailbox of a stranger whose address they typed. Counting a request keeps others of the same address waiting for
 * its end, so that two at once do not both find no last one.
 */
export async function turnOf(tx: Executor, { email, customerId }: Claimant, now: Date): Promise<Date> {
  if (customerId !== null && (await isVerified(tx, customerId))) return now;
  const [last] =
    customerId === null
      ? await askLastMail(tx, 'guest', { to: emailKey(email) })
      : await askLastMail(tx, 'member', { to: customerId });
  return last === undefined ? now : new Date(Math.max(now.getTime(), last.at.getTime() + hourInMs));
}

const askLastMail = builtOnce((db, form: 'guest' | 'member') =>
  db
    .select({ at: mail.nextTryAt })
    .from(mail)
    .where(
      and(
        eq(form === 'guest' ? mail.recipientKey : mail.accountId, sql.placeholder('to')),
        eq(mail.template, 'request-received'),
      ),
    )
    .orderBy(desc(mail.nextTryAt))
    .limit(1),
);

async function isVerified(tx: Executor, accountId: string): Promise<boolean> {
  const [found] = await tx
    .select({ verifiedAt: account.emailVerifiedAt })
    .from(account)
    .where(eq(account.id, accountId));
  return found !== undefined && found.verifiedAt !== null;
}
