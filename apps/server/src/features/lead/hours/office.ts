import { brandHours } from '@ayrac/contract/office/brand-hours.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { problemsOfHours, type WrittenHours } from '@ayrac/domain/time/opening-hours.ts';
import { eq, isNull } from 'drizzle-orm';
import { brand } from '#server/features/brand/table.ts';
import { type RecordWrite, serve } from '#server/resource/declaration.ts';
import { brandHours as table } from '../table.ts';

/** Serves the business hours of brands as office records. A background job updates open leads in batches. */
export const brandHoursRecords = serve({
  shape: brandHours,
  table,
  only: isNull(brand.binnedAt),
  joins: [{ table: brand, on: eq(brand.id, table.id) }],
  columns: { name: brand.name },
  scope: { brand: table.id },
  sorts: { name: [brand.sortKey], updatedAt: [table.updatedAt] },
  searched: brand.searchKey,
  beforeWrite: checkHours,
});

async function checkHours({ after }: RecordWrite): Promise<Readonly<Record<string, unknown>>> {
  const problems = problemsOfHours(after as unknown as WrittenHours);
  if (Object.keys(problems).length > 0) throw new RefusalError('validation-failed', problems);
  return {};
}
