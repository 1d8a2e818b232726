import type { Locale } from '@ayrac/domain/text/locale.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

/** Recipient of a monthly report, and its brand; null for all brands. */
export interface ReportReader {
  readonly accountId: string;
  readonly locale: Locale;
  readonly brandId: string | null;
  readonly brand: string | null;
}

/** Lists the people who work on requests, want the report, and have not received the one for this month. */
export async function listReaders(db: Executor, month: string): Promise<readonly ReportReader[]> {
  const { rows } = await db.execute<ReportReader & Record<string, unknown>>(sql`
    select s.id as "accountId", a.locale, s.brand_id as "brandId", b.name as brand
    from lead_staff s join assignee g on g.account_id = s.id and g.wants_report
      join account a on a.id = s.id left join brand b on b.id = s.brand_id
    where not exists (select from lead_report r where r.account_id = s.id and r.month = ${month})
    order by s.id`);
  return rows;
}
