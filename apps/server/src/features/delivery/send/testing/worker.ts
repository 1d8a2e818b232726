import { openDatabase } from '#server/db/database.ts';
import { startDelivering } from '../start-delivering.ts';

/**
 * A node that delivers to brands in a process of its own, so that a test can kill it. The argument is the database
 * connection.
 */
const [connection = ''] = process.argv.slice(2);
const patient = { connectMs: 10_000, statementMs: 60_000, lockMs: 60_000, idleInTransactionMs: 60_000 };
startDelivering({
  db: openDatabase(JSON.parse(connection), 2, patient),
  clock: () => new Date(),
  log: console,
  reach: 'loopback-too',
});
