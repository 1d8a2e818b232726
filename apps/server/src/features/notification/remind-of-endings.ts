import { REMIND_WITHIN_DAYS } from '@ayrac/domain/person/follow.ts';
import { addresses } from '@ayrac/domain/screen/page-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { siteLink } from '#server/features/account/outbox.ts';
import { listCardsOf } from '#server/features/campaign/listing/card-queries.ts';
import { hasShownPlace } from '#server/features/campaign/queries.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { presentMailedCampaign } from '#server/features/mail/present-campaign.ts';
import { isShown } from '#server/resource/is-shown.ts';
import type { Services } from '#server/services.ts';
import { stopRemindersAddresses } from './stop-reminders.ts';

const PEOPLE_AT_ONCE = 500;
const MOST_IN_A_MAIL = 20;

interface Recipient {
  readonly accountId: string;
  readonly locale: Locale;
}

/**
 * Reminds people of followed campaigns that end within days: one mail per person, and one notification per campaign.
 * Each campaign is announced once, however often and on however many nodes this runs.
 */
export async function remindOfEndings(db: Database, services: Services): Promise<void> {
  const now = services.clock();
  for (let after: string | null = null; ; ) {
    const people = await listPeople(db, after, now);
    for (const one of people) await remindOne(db, services, one, now);
    after = people.at(-1)?.accountId ?? null;
    if (people.length < PEOPLE_AT_ONCE) return;
  }
}

/** Selects the live followed campaigns that end within the period and were not announced yet. */
const dueOf = (now: Date) => {
  const until = new Date(now.getTime() + REMIND_WITHIN_DAYS * dayInMs).toISOString();
  return sql`
    from follow f join campaign on campaign.id = f.target_id
    where f.kind = 'campaign' and ${isShown(campaign)} and ${hasShownPlace}
      and campaign.end_at > ${now.toISOString()}::timestamptz and campaign.end_at <= ${until}::timestamptz
      and not exists (select from reminder r where r.account_id = f.account_id and r.campaign_id = campaign.id)`;
};

async function listPeople(db: Database, after: string | null, now: Date): Promise<Recipient[]> {
  const { rows } = await db.execute<{ id: string; locale: Locale }>(sql`
    select a.id, a.locale from account a
    where a.wants_reminders and a.is_active and a.email_verified_at is not null
      and (${after}::uuid is null or a.id > ${after}::uuid)
      and exists (select ${dueOf(now)} and f.account_id = a.id)
    order by a.id limit ${PEOPLE_AT_ONCE}`);
  return rows.map(({ id, locale }) => ({ accountId: id, locale }));
}

async function remindOne(
  db: Database,
  services: Services,
  { accountId, locale }: Recipient,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await stillWants(tx, accountId))) return;
    const due = await takeDue(tx, accountId, now);
    if (due.length === 0) return;
    const campaigns = await listCardsOf(tx, due.slice(0, MOST_IN_A_MAIL));
    await putMail(tx, {
      to: { accountId },
      template: 'campaign-ending',
      locale,
      data: {
        campaigns: campaigns.map((campaign) => {
          const url = siteLink({ services }, locale, addresses.campaign(campaign.slug));
          return presentMailedCampaign(campaign, { locale, origin: services.env.origin, url });
        }),
        ...stopRemindersAddresses(services, { accountId, locale }, now),
      },
      now,
    });
  });
}

/** Locks the account until the mail is in the outbox. A concurrent opt-out waits and then withdraws the mail. */
async function stillWants(tx: Executor, accountId: string): Promise<boolean> {
  const wanting = sql`select from account where id = ${accountId} and wants_reminders for share`;
  return (await tx.execute(wanting)).rowCount === 1;
}

/** Marks the due campaigns as announced and adds the notifications. Of two nodes only one gets a campaign. */
async function takeDue(tx: Executor, accountId: string, now: Date): Promise<string[]> {
  const at = now.toISOString();
  const { rows } = await tx.execute<{ id: string }>(sql`
    with told as (
      insert into reminder (account_id, campaign_id, told_at)
      select f.account_id, campaign.id, ${at}::timestamptz ${dueOf(now)} and f.account_id = ${accountId}
      order by campaign.id
      on conflict do nothing
      returning campaign_id
    ), noted as (
      insert into notification (account_id, kind, campaign_id, created_at)
      select ${accountId}::uuid, 'campaign-ending', campaign_id, ${at}::timestamptz from told
    )
    select c.id from told join campaign c on c.id = told.campaign_id order by c.end_at, c.id`);
  return rows.map(({ id }) => id);
}
