import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';

/** Process that tests kill: a node on the database and port given as arguments, serving the API only. */
const [connection = '', port = ''] = process.argv.slice(2);
const env = readEnv({
  NODE_ENV: 'production',
  TRUST_PROXY: '1',
  QUOTE_LIMIT_PER_ADDRESS: '1000000',
  QUOTE_PROOF_FROM: '1000000',
  WRITE_TIMEOUT_MS: '5000',
});
const { poolSize, timeouts } = env.database;
const db = openDatabase(JSON.parse(connection), poolSize, timeouts);
const fingerprint = await fingerprintOf(db);
const app = await buildApp({
  db,
  services: { clock: () => new Date(), random: Math.random, env, fingerprint, isDemo: false },
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write('listening\n');
