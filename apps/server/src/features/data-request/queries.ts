import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { dataRequest } from './table.ts';

const MOST_SHOWN = 100;

export type DataRequestRow = typeof dataRequest.$inferSelect;

/** Lists the data requests of an account, newest first. */
export function listDataRequestRows(db: Executor, accountId: string): Promise<DataRequestRow[]> {
  return db
    .select()
    .from(dataRequest)
    .where(eq(dataRequest.accountId, accountId))
    .orderBy(desc(dataRequest.createdAt), desc(dataRequest.id))
    .limit(MOST_SHOWN);
}
