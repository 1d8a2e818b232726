import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/database.ts';
import { openEmbeddedDatabase } from '#server/db/embedded/open.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Env, readEnv } from '#server/env.ts';
import { countExpired, enforceRetention } from './enforce.ts';

const say = {
  info: (message: string) => process.stdout.write(`${message}\n`),
  warn: (message: string) => process.stderr.write(`${message}\n`),
};
const PATIENT = { connectMs: 10_000, statementMs: 600_000, lockMs: 60_000, idleInTransactionMs: 600_000 };

/** Deletes what is past its period in the installation's database, or with `--dry-run` says what it would delete. */
async function run(env: Env, isDry: boolean): Promise<void> {
  const embedded =
    env.database.url === undefined
      ? await openEmbeddedDatabase({ dataDir: `${env.dataDir}/postgres`, log: say })
      : null;
  const connection = embedded === null ? { connectionString: env.database.url } : embedded.connection;
  const db = openDatabase(connection, 2, PATIENT);
  try {
    await migrate(db.$client);
    const now = new Date();
    const found = isDry ? await countExpired(db, now) : await enforceRetention(db, now);
    for (const { table, since, rows } of found) {
      say.info(`${String(rows).padStart(8)}  ${table} (written before ${since.toISOString()})`);
    }
    say.info(isDry ? 'Nothing was deleted.' : 'All of it was deleted.');
  } finally {
    await db.$client.end();
    await embedded?.close();
  }
}

try {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  await run(readEnv(process.env), values['dry-run']);
} catch (error) {
  say.warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
