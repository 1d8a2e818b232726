import { parseArgs } from 'node:util';
import { openDatabase } from '#server/db/database.ts';
import { openEmbeddedDatabase } from '#server/db/embedded/open.ts';
import { migrate } from '#server/db/migrate.ts';
import { seed } from '#server/db/seed.ts';
import { type Env, readEnv } from '#server/env.ts';
import { growDemo } from './grow-demo.ts';

const say = {
  info: (message: string) => process.stdout.write(`${message}\n`),
  warn: (message: string) => process.stderr.write(`${message}\n`),
};
const PATIENT = { connectMs: 10_000, statementMs: 600_000, lockMs: 60_000, idleInTransactionMs: 600_000 };

/** Makes or grows the demo in the installation's database: `npm run demo -- --campaigns 100000`. */
async function run(env: Env, campaigns: number): Promise<void> {
  const started = performance.now();
  const embedded =
    env.database.url === undefined
      ? await openEmbeddedDatabase({ dataDir: `${env.dataDir}/postgres`, log: say })
      : null;
  const connection = embedded === null ? { connectionString: env.database.url } : embedded.connection;
  const db = openDatabase(connection, 2, PATIENT);
  try {
    await migrate(db.$client);
    const now = new Date();
    const isDemo = await seed(db, { ...env, demo: 'on' }, say, now);
    if (!isDemo)
      throw new Error('This database holds a catalogue of its own: the demo is not mixed into it.');
    const added = await growDemo(db, campaigns, now, say);
    const seconds = (performance.now() - started) / 1000;
    say.info(
      `${added} campaigns added in ${seconds.toFixed(1)} s (${Math.round(added / seconds)} a second).`,
    );
  } finally {
    await db.$client.end();
    await embedded?.close();
  }
}

const { values } = parseArgs({ options: { campaigns: { type: 'string', default: '100000' } } });
const campaigns = Number(values.campaigns);
try {
  if (!Number.isSafeInteger(campaigns) || campaigns < 1) throw new Error('--campaigns takes a whole number.');
  await run(readEnv(process.env), campaigns);
} catch (error) {
  say.warn(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
