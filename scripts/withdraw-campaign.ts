import { openFor } from '../apps/server/src/db/open.ts';
import { readEnv } from '../apps/server/src/env.ts';
import { say } from '../apps/server/src/say.ts';

const patient = {
  poolSize: 1,
  timeouts: { connectMs: 10_000, statementMs: 10_000, lockMs: 10_000, idleInTransactionMs: 10_000 },
};

/** Withdraws a campaign in the database of a data folder, as its brand would. */
export async function withdrawCampaign(dataDir: string, slug: string): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const db = await openFor(readEnv({ DATA_DIR: dataDir, DATABASE_URL: '' }), patient, say, opened);
  await db.$client.query("update campaign set is_active = false, status = 'withdrawn' where slug = $1", [
    slug,
  ]);
}
