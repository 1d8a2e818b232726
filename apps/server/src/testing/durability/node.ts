import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/database.ts';
import { readEnv } from '#server/env.ts';
import { findAccountAddress } from '#server/features/account/queries.ts';
import { startMailingBrands } from '#server/features/delivery/mailboxes/start-mailing-brands.ts';
import { startDelivering } from '#server/features/delivery/send/start-delivering.ts';
import { startMailing } from '#server/features/mail/delivery/start-mailing.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { openQueue } from '#server/jobs/queue.ts';

/**
 * Process that tests kill: a node on the database and port given as arguments. It serves the API and, when a mail server
 * is given, also sends mails and deliveries. Its clock is ahead by the milliseconds of the last argument.
 */
const [connection = '', port = '', smtpUrl = '', aheadMs = '0'] = process.argv.slice(2);
const env = readEnv({
  NODE_ENV: 'production',
  TRUST_PROXY: '1',
  QUOTE_LIMIT_PER_ADDRESS: '1000000',
  QUOTE_PROOF_FROM: '1000000',
  WRITE_TIMEOUT_MS: '5000',
  LONGEST_WAIT_MS: '5000',
  ...(smtpUrl !== '' && { SMTP_URL: smtpUrl, SMTP_TLS: 'if-offered', MAIL_FROM: 'no-reply@ayrac.example' }),
});
const { poolSize, timeouts } = env.database;
const db = openDatabase(JSON.parse(connection), poolSize, timeouts);
const fingerprint = await fingerprintOf(db);
const clock = () => new Date(Date.now() + Number(aheadMs));
const app = await buildApp({
  db,
  services: { clock, random: Math.random, env, fingerprint, isDemo: false },
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
if (smtpUrl !== '') {
  const { boss } = await openQueue(db, console);
  await startMailing({ boss, db, env, clock, findAddress: findAccountAddress, log: console });
  startMailingBrands({ db, clock, origin: env.origin }, console);
  startDelivering({ db, clock, log: console, reach: 'loopback-too' });
}
process.stdout.write('listening\n');
