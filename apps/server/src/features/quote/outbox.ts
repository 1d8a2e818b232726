import { addresses } from '@ayrac/domain/page-address.ts';
import { REQUEST_LINK_MS } from '@ayrac/domain/request-state.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { siteLink } from '#server/features/account/outbox.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import type { Fingerprint } from '#server/guards/fingerprint.ts';
import { signLink } from '#server/guards/signed-link.ts';
import type { QuotedCampaign } from './queries.ts';

/** What a link to a request is signed for. */
export const REQUEST_PURPOSE = 'request';

/** A request that was just taken. */
export interface TakenRequest {
  readonly relationId: string;
  readonly campaign: QuotedCampaign;
  readonly email: string;
  readonly customerId: string | null;
}

/** Says that a request was taken: to a member with the way to their list, to anyone else with a link of their own. */
export async function putRequestMail(
  tx: Executor,
  context: CallContext,
  { relationId, campaign, email, customerId }: TakenRequest,
  fingerprint: Fingerprint,
): Promise<void> {
  const { locale, now } = context;
  const token = () =>
    signLink(fingerprint, REQUEST_PURPOSE, relationId, new Date(now.getTime() + REQUEST_LINK_MS));
  const path = customerId === null ? addresses.request(token()) : addresses.myCampaigns();
  await putMail(tx, {
    to: customerId === null ? { email } : { accountId: customerId },
    template: 'request-received',
    locale,
    data: {
      campaignTitle: (locale === 'en' ? campaign.titleEn : null) ?? campaign.title,
      url: siteLink(context, locale, path),
    },
    now,
  });
}
