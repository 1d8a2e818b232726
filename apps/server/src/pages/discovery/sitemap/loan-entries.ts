import { loanTypes } from '@ayrac/domain/loan/loan.ts';
import { loanPagesOf } from '@ayrac/domain/loan/loan-pages.ts';
import { writeLoanRequest } from '@ayrac/domain/loan/loan-steps.ts';
import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { Executor } from '#server/db/database.ts';
import { listTablesOn } from '#server/features/loan/listed-tables.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

/** Returns the pages of single loans. They change with the rates of their loan type. */
export async function loanEntries({
  db,
  now,
}: {
  readonly db: Executor;
  readonly now: Date;
}): Promise<SitemapEntry[]> {
  const tables = await listTablesOn(db, dayOf(now));
  return loanTypes.flatMap((type) => {
    const validFrom = tables.find((table) => table.type === type)?.validFrom;
    const changedAt = validFrom === undefined ? undefined : new Date(validFrom);
    return loanPagesOf(tables, type).map((request) => ({
      path: addresses.loanAmount(type, writeLoanRequest(request)),
      isEnglish: true,
      changedAt,
    }));
  });
}
