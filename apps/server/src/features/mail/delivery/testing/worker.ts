import { openDatabase } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';
import { findAccountAddress } from '#server/features/account/queries.ts';
import { openQueue } from '#server/jobs/queue.ts';
import { startMailing } from '../start-mailing.ts';

/**
 * A mail worker in a process of its own, so that a test can kill it. The arguments are the database connection, the
 * settings and the current instant.
 */
const [connection = '', settings = '', instant = ''] = process.argv.slice(2);
const begun = performance.now();
const patient = { connectMs: 10_000, statementMs: 60_000, lockMs: 60_000, idleInTransactionMs: 60_000 };
const silent = { warn: () => undefined, error: () => undefined };
const db = openDatabase({ ...JSON.parse(connection), application_name: process.env.PGAPPNAME }, 4, patient);
const { boss } = await openQueue(db, silent);
await startMailing({
  boss,
  db,
  env: readEnv(JSON.parse(settings)),
  clock: () => new Date(Number(instant) + performance.now() - begun),
  findAddress: findAccountAddress,
  log: silent,
});
