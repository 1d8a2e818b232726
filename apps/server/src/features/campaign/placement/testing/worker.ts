import { openDatabase } from '#server/db/database.ts';
import { startPlacing } from '../start-placing.ts';

/** A node that places campaigns, in a process of its own, to be killed: on the database, and at the instant, of its arguments. */
const [connection = '', instant = ''] = process.argv.slice(2);
const patient = { connectMs: 10_000, statementMs: 60_000, lockMs: 60_000, idleInTransactionMs: 60_000 };
startPlacing(openDatabase(JSON.parse(connection), 2, patient), () => new Date(instant), console);
