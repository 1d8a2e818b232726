import type { CareItem } from '@ayrac/contract/office/dashboard.ts';
import { soonLimit } from '@ayrac/domain/campaign/campaign-time.ts';
import { type CareKind, CHECK_EVERY_DAYS, MOST_COUNTED } from '@ayrac/domain/dashboard/care.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { wholeCatalogue } from '#server/features/campaign/listing/list-queries.ts';
import { lastSpelling } from '#server/features/search/synonyms/search-queries.ts';

const WORST = 3;
const EMPTY_SEARCH_DAYS = 7;

/** Number of items of a kind, counted up to one more than the limit, and the most urgent items. */
export interface CareRow {
  readonly kind: CareKind;
  readonly count: number;
  readonly items: readonly CareItem[];
}

/**
 * Lists what needs attention, in one statement. Each part reads an index in the order of urgency and stops at the
 * limit, so that ten thousand items cost no more than a thousand.
 */
export async function listCare(db: Executor, now: Date, rateMaxAgeDays: number): Promise<readonly CareRow[]> {
  const parts = Object.entries(urgent(db, now, rateMaxAgeDays)).map(
    ([kind, rows]) => sql`
      select ${kind} as kind, count(*)::integer as count,
        coalesce(json_agg(json_build_object('id', id, 'label', label, 'at', at, 'loanType', loan_type) order by place)
          filter (where place <= ${WORST}), '[]') as items
      from (select id::text, label, at, loan_type, row_number() over () as place
        from (${rows} limit ${MOST_COUNTED + 1}) urgent) ranked`,
  );
  const { rows } = await db.execute<{ kind: CareKind; count: number; items: CareItem[] }>(
    sql.join(parts, sql` union all `),
  );
  return rows;
}

/**
 * Selects the rows of each kind, the most urgent first: an id, a label, the instant that makes it urgent, and the loan
 * type, which only rates have.
 */
function urgent(db: Executor, now: Date, rateMaxAgeDays: number): Readonly<Record<CareKind, SQL>> {
  const live = sql`is_active and (end_at is null or end_at > ${now})`;
  const ratesBefore = new Date(now.getTime() - (rateMaxAgeDays + 1) * dayInMs);
  const checkedBefore = new Date(now.getTime() - CHECK_EVERY_DAYS * dayInMs);
  return {
    'data-requests': sql`select id, kind as label, due_at as at, null as loan_type from data_request
      where answered_at is null order by due_at, id`,
    inbox: sql`select t.id, e.label, t.created_at as at, null as loan_type from inbox_thread t
      cross join lateral (select coalesce(reason, topic) as label from inbox_entry
        where thread_id = t.id order by created_at, id limit 1) e
      where t.state in ('new', 'read') and not t.is_suspect order by t.created_at, t.id`,
    'suspect-requests': sql`select l.id, c.title as label, l.created_at as at, null as loan_type from lead l
      join campaign c on c.id = l.campaign_id
      where l.is_suspect and l.is_active and l.review is null and l.erased_at is null
      order by l.created_at, l.id`,
    'dead-mails': sql`select id, template as label, created_at as at, null as loan_type from mail
      where state = 'dead' order by created_at, id`,
    contradictory: sql`select id, title as label, published_at as at, null as loan_type from campaign
      where ${live} and contradictions > 0 order by published_at, id`,
    ending: sql`select c.id, c.title as label, g.end_at as at, null as loan_type
      from campaign_listing g join campaign c on c.id = g.campaign_id
      where g.list_id = ${wholeCatalogue(db)} and g.end_at > ${now} and g.end_at <= ${soonLimit(now)}
      order by g.end_at, g.campaign_id`,
    unchecked: sql`select id, title as label, checked_at as at, null as loan_type from campaign
      where ${live} and (checked_at is null or checked_at < ${checkedBefore})
      order by checked_at nulls first, id`,
    'old-rates': sql`select id, label, at, loan_type from (
        select distinct on (o.loan_type, o.bank_id) o.id, b.name as label, o.loan_type, o.is_listed,
          o.valid_from::timestamp at time zone 'Europe/Istanbul' as at
        from loan_offer_row o join bank b on b.id = o.bank_id and b.is_active
        where o.taken_back_at is null and o.valid_from <= ${dayOf(now)}
        order by o.loan_type, o.bank_id, o.valid_from desc, o.number desc) held
      where is_listed and at < ${ratesBefore} order by at, id`,
    'no-picture': sql`select id, title as label, published_at as at, null as loan_type from campaign
      where ${live} and showcase_hash is null
        and not exists (select from campaign_image i where i.campaign_id = campaign.id)
      order by published_at, id`,
    'empty-searches': sql`select term as id, ${lastSpelling} as label, null::timestamptz as at, null as loan_type from search_count
      where day > (${now}::timestamptz at time zone 'Europe/Istanbul')::date - ${EMPTY_SEARCH_DAYS}::integer
      group by term having sum(empty) > 0 order by sum(empty) desc, term`,
  };
}
