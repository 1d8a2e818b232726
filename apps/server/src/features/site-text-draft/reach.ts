import type { SiteTextReach, SiteTextReaders } from '@ayrac/contract/office/site-texts.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { type SiteTextName, siteTexts } from '@ayrac/domain/site-text/site-text.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { type FoundVersion, findNotification, listVersions } from './queries.ts';

/** Returns the ledger's names of the earlier versions of a text that people may have been shown. */
export async function earlierNames(
  db: Executor,
  name: SiteTextName,
  number: number,
): Promise<readonly string[]> {
  const versions = await listVersions(db, [name]);
  const own = versions.find((version) => version.number === number && version.takenBackAt === null);
  if (own === undefined) throw new RefusalError('not-found');
  return ledgerNames(
    name,
    versions.filter((version) => version.number < number),
  );
}

function ledgerNames(name: SiteTextName, versions: readonly FoundVersion[]): readonly string[] {
  const prefix = name === 'general-notice' ? 'general/' : name === 'borusan-notice' ? 'borusan/' : '';
  return versions
    .filter(({ takenBackAt }) => takenBackAt === null)
    .map(({ version }) => `${prefix}${version}`);
}

/** Whether the ledger names the versions of a text. Pages are shown to everybody, without a record. */
function isInLedger(name: SiteTextName): boolean {
  return siteTexts[name].kind !== 'page';
}

const list = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );

/** Condition of ledger rows that name one of these versions of a text. */
const shownRows = (name: SiteTextName, names: readonly string[]): SQL =>
  names.length === 0
    ? sql`false`
    : sql`r.text_version in (${list(names)})
        and (r.purpose = 'disclosure') = ${siteTexts[name].kind === 'notice'}`;

/**
 * Condition of the members to notify by mail: all of them for a page, otherwise those who were shown an earlier
 * version.
 */
export function audience(name: SiteTextName, names: readonly string[]): SQL {
  const everybody = sql`a.is_active and a.role = 'CUSTOMER' and a.email_verified_at is not null`;
  if (!isInLedger(name)) return everybody;
  const shown = shownRows(name, names);
  return sql`${everybody} and (
    exists (select from consent_record r where r.account_id = a.id and ${shown})
    or exists (
      select from lead l join consent_record r on r.lead_id = l.id or r.form_id = l.form_id
      where l.customer_id = a.id and ${shown}
    ))`;
}

/** Counts the members to notify by mail. */
export async function countAudience(
  db: Executor,
  name: SiteTextName,
  names: readonly string[],
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from account a where ${audience(name, names)}`,
  );
  return rows[0]?.count ?? 0;
}

/** Presents how many people were shown any version, who would have to know of a new one. */
export async function presentReaders(db: Executor, name: SiteTextName): Promise<SiteTextReaders> {
  return readersOf(db, name, ledgerNames(name, await listVersions(db, [name])));
}

async function readersOf(
  db: Executor,
  name: SiteTextName,
  names: readonly string[],
): Promise<SiteTextReaders> {
  const [shown, mailable] = await Promise.all([
    isInLedger(name) ? countShown(db, name, names) : null,
    countAudience(db, name, names),
  ]);
  return { shown, mailable };
}

/** Presents how many people were shown an earlier version, and the progress of notifying them. */
export async function presentReach(db: Executor, name: SiteTextName, number: number): Promise<SiteTextReach> {
  const names = await earlierNames(db, name, number);
  const [telling, readers] = await Promise.all([
    findNotification(db, name, number),
    readersOf(db, name, names),
  ]);
  return {
    ...readers,
    telling:
      telling === undefined
        ? null
        : {
            state: telling.state,
            sent: telling.sent,
            total: telling.total,
            startedAt: telling.startedAt.toISOString(),
            startedBy: telling.author,
          },
  };
}

async function countShown(db: Executor, name: SiteTextName, names: readonly string[]) {
  const { rows } = await db.execute<
    Record<'members' | 'requests' | 'subscriptions' | 'messages', number>
  >(sql`
    select
      count(distinct r.account_id)::integer as members,
      count(distinct coalesce(r.form_id, r.lead_id))::integer as requests,
      count(distinct r.newsletter_id)::integer as subscriptions,
      count(distinct r.inbox_id)::integer as messages
    from consent_record r
    where ${shownRows(name, names)}`);
  return rows[0] ?? { members: 0, requests: 0, subscriptions: 0, messages: 0 };
}
