import {
  chooseIssue,
  issuePeriod,
  type NewsletterFrequency,
  newsletterFrequencies,
} from '@ayrac/domain/mail/newsletter.ts';
import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import { sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { presentMailedCampaign } from '#server/features/mail/present-campaign.ts';
import type { Services } from '#server/services.ts';
import { listTopics, type Topics } from './issue-candidates.ts';
import { readerLinks } from './outbox.ts';
import type { Subscription } from './queries.ts';

const READERS_AT_ONCE = 100;

type Reader = Pick<Subscription, 'id' | 'email' | 'topics' | 'locale'> & { readonly wants_ending: boolean };

interface Issue {
  readonly frequency: NewsletterFrequency;
  readonly topics: Topics;
  readonly services: Services;
  readonly now: Date;
}

/** Puts this period's issues into the outbox, one for each confirmed reader, however often it runs. */
export async function sendIssues(db: Database, services: Services): Promise<void> {
  const now = services.clock();
  const topics = await listTopics(db, now);
  const common = { topics, services, now };
  for (const frequency of newsletterFrequencies) {
    let sent = READERS_AT_ONCE;
    while (sent === READERS_AT_ONCE) {
      sent = await inTransaction(db, (tx) => sendSome(tx, { ...common, frequency }));
    }
  }
}

/** Sends a batch of issues in one transaction. A concurrent unsubscription waits, or excludes its reader. */
async function sendSome(tx: Executor, { frequency, topics, services, now }: Issue): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Reader>(sql`
    with readers as (
      select s.* from newsletter_subscription s
      where s.confirmed_at is not null and s.ended_at is null and s.frequency = ${frequency}
        and not exists (
          select from newsletter_issue i where i.subscription_id = s.id and i.period = ${issuePeriod(frequency, now)}
        )
      order by s.id limit ${READERS_AT_ONCE} for update of s
    ), noted as (
      insert into newsletter_issue (subscription_id, period, put_at)
      select id, ${issuePeriod(frequency, now)}, ${at} from readers
      on conflict do nothing
      returning subscription_id
    )
    select id, email, topics, locale, wants_ending from readers
    where id in (select subscription_id from noted) order by id`);
  for (const reader of rows) {
    const chosen = chooseIssue(topicsOf(reader, topics), reader.wants_ending);
    // Without a campaign no issue is sent.
    if (chosen.length === 0) continue;
    const { email, locale } = reader;
    const { origin } = services.env;
    const campaigns = chosen.map((campaign) => {
      const url = origin + inLocale(addresses.campaign(campaign.slug), locale);
      return presentMailedCampaign(campaign, { locale, origin, url });
    });
    const data = { campaigns, ...readerLinks(services, reader, now) };
    await putMail(tx, { to: { email }, template: 'newsletter-issue', locale, data, now });
  }
  return rows.length;
}

/** Topics that no longer exist are skipped. A reader without topics gets all of them. */
function topicsOf({ topics }: Reader, { all, byId }: Topics) {
  return topics.length === 0 ? [all] : topics.flatMap((topic) => byId.get(topic) ?? []);
}
