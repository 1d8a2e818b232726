import { openDatabase } from '#server/db/database.ts';
import { startPublishing } from '../start-publishing.ts';

/**
 * A node that publishes scheduled campaigns in a process of its own, so that a test can kill it. The arguments are the
 * database connection and the current instant.
 */
const [connection = '', instant = ''] = process.argv.slice(2);
const patient = { connectMs: 10_000, statementMs: 60_000, lockMs: 60_000, idleInTransactionMs: 60_000 };
startPublishing(openDatabase(JSON.parse(connection), 2, patient), () => new Date(instant), console);
