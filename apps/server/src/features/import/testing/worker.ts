import { openDatabase } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';
import { startImporting } from '../start-importing.ts';

/**
 * A node that processes imports in a process of its own, so that a test can kill it. The argument is the database
 * connection.
 */
const [connection = ''] = process.argv.slice(2);
const patient = { connectMs: 10_000, statementMs: 60_000, lockMs: 60_000, idleInTransactionMs: 60_000 };
const services = {
  clock: () => new Date(),
  random: Math.random,
  env: readEnv({ NODE_ENV: 'test' }),
  fingerprint: (kind: string, value: string) => `${kind}:${value}`,
  isDemo: false,
};
startImporting(openDatabase(JSON.parse(connection), 2, patient), services, console);
