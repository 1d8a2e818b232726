import { openDatabase } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';
import { findAccountAddress } from '#server/features/account/queries.ts';
import { startMailing } from '../start-mailing.ts';

/**
 * A mail worker in a process of its own, so that a test can kill it. The arguments are the database connection, the
 * settings and the current instant.
 */
const [connection = '', settings = '', instant = ''] = process.argv.slice(2);
const begun = performance.now();
const patient = { connectMs: 10_000, statementMs: 60_000, lockMs: 60_000, idleInTransactionMs: 60_000 };
const silent = { warn: () => undefined, error: () => undefined };
startMailing({
  db: openDatabase(JSON.parse(connection), 4, patient),
  env: readEnv(JSON.parse(settings)),
  clock: () => new Date(Number(instant) + performance.now() - begun),
  findAddress: findAccountAddress,
  log: silent,
});
