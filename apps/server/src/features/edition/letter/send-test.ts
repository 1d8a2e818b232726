import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { countWithin, perDay } from '#server/guards/rate-limit.ts';
import { editionLetter, shownCampaigns } from '../edition-letter.ts';
import { findEdition, listEditionCampaigns } from '../queries.ts';

const TESTS_A_DAY = 50;

/**
 * Mails an edition to its editor. The links are neither counted nor able to unsubscribe, since there is no
 * subscription.
 */
export function sendTest(context: CallContext, id: string, locale: Locale): Promise<void> {
  const { now, services, caller } = context;
  const { origin } = services.env;
  const { id: accountId } = memberOf(caller);
  return inTransaction(context.db, async (tx) => {
    const edition = await findEdition(tx, id);
    await countWithin(tx, context, [perDay('edition-test', accountId, TESTS_A_DAY)]);
    const campaigns = await listEditionCampaigns(tx, edition.campaignIds, now);
    const letter = editionLetter(edition, shownCampaigns(edition, campaigns), {
      locale,
      origin,
      urlOf: ({ slug }) => origin + inLocale(addresses.campaign(slug), locale),
    });
    const data = { ...letter, preferencesUrl: origin + inLocale(addresses.newsletter(), locale) };
    await putMail(tx, { to: { accountId }, template: 'edition-test', locale, data, now });
    await writeAudit(tx, context, { action: 'edition-tested', targetKind: 'editions', targetId: id });
  });
}
