import { leadsAddress } from '@ayrac/domain/office-screens.ts';
import type { Executor } from '#server/db/database.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import { findReader, type HeldAutomation, listAsked } from './queries.ts';

const MOST_IN_A_MAIL = 20;

/** Tells people of requests that wait for an answer, one mail a person; who wants none reads it in the office. */
export async function putUnansweredMails(
  tx: Executor,
  { clock, env }: Services,
  { deed, name }: HeldAutomation,
  told: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  for (const [accountId, leadIds] of told) {
    const reader = await findReader(tx, accountId);
    if (reader === undefined) continue;
    const asked = await listAsked(tx, leadIds.slice(0, MOST_IN_A_MAIL));
    await putMail(tx, {
      to: { accountId },
      template: 'leads-unanswered',
      locale: reader.locale,
      data: {
        ...{ deed, rule: name, count: leadIds.length },
        leads: asked.map(({ id, campaign, brand, arrivedAt }) => ({
          ...{ campaign, brand, url: env.origin + leadsAddress(id) },
          askedAt: arrivedAt.toISOString(),
        })),
        url: env.origin + leadsAddress(),
      },
      now: clock(),
    });
  }
}
