import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { notifyAfterCommit } from './db/notify.ts';
import { openFor, UnusableDatabase } from './db/open.ts';
import { fillDemoInterests } from './demo/demo-interests.ts';
import { type Env, InvalidSettings, readEnv, warningsOf } from './env.ts';
import { keepDemoAccounts } from './features/account/demo/keep-demo-accounts.ts';
import { findAccountAddress } from './features/account/queries.ts';
import { startPlacing } from './features/campaign/placement/start-placing.ts';
import { startPublishing } from './features/campaign-draft/start-publishing.ts';
import { startMailingBrands } from './features/delivery/mailboxes/start-mailing-brands.ts';
import { countOpenDeliveries } from './features/delivery/queries.ts';
import { startDelivering } from './features/delivery/send/start-delivering.ts';
import { startSending } from './features/edition/start-sending.ts';
import { startImporting } from './features/import/start-importing.ts';
import { LEAD_CHANNEL, RETURNED } from './features/lead/notify-of-lead.ts';
import { type MailingOptions, startMailing } from './features/mail/delivery/start-mailing.ts';
import { countOpenMails } from './features/mail/queries.ts';
import { fingerprintOf } from './guards/fingerprint.ts';
import type { Working } from './jobs/keep-working.ts';
import { openQueue } from './jobs/queue.ts';
import { startJobs } from './jobs/start.ts';
import { serveMetrics } from './metrics-server.ts';
import { loadPages } from './pages/load.ts';
import { Metrics } from './plugins/metrics.ts';
import { logOptions } from './plugins/request-log.ts';
import { recurringJobs } from './recurring-jobs.ts';
import { say } from './say.ts';
import { seed } from './seed.ts';
import type { Services } from './services.ts';

const LONGEST_DRAIN_MS = 15_000;
/**
 * New connections that may wait for Node, which accepts one in each turn of its event loop. A client beyond the limit
 * tries again after a second, and then after longer times.
 */
const MOST_NEW_CONNECTIONS = 4_096;

/** Starts the whole product. Its parts are stopped in reverse order on a signal, or when the start fails. */
async function start(env: Env): Promise<void> {
  const started = new AsyncDisposableStack();
  try {
    await startParts(env, started);
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

async function startParts(env: Env, started: AsyncDisposableStack): Promise<void> {
  const db = await openFor(env, env.database, say, started);
  await migrate(db.$client);
  const isDemo = await seed(db, env, say, new Date());
  await keepDemoAccounts(db, { isDemo, isPublic: env.isPublic, say, now: new Date() });
  if (isDemo) await fillDemoInterests(db, new Date());
  const fingerprint = await fingerprintOf(db);
  const services: Services = { clock: () => new Date(), random: Math.random, env, fingerprint, isDemo };
  const metrics = new Metrics();
  const app = await buildApp({
    db,
    services,
    pages: await loadPages(env.mode),
    logger: logOptions(env.logLevel),
    metrics,
  });
  if (env.metrics.port !== 0) started.defer((await serveMetrics(metrics, env.metrics, say.warn)).stop);
  let queue: Promise<AsyncDisposableStack> | undefined;
  let working: readonly Working[] = [];
  started.defer(async () => {
    // A queue that is still starting is stopped once it has, a failed one has stopped what it had started.
    const queueStopped = queue?.then(
      (parts) => parts.disposeAsync(),
      () => undefined,
    );
    await Promise.all([drain(app), queueStopped, ...working.map(({ stop }) => stop())]);
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => started.disposeAsync());
  await listen(app, env);
  say.info(`${isDemo ? 'Demo data. ' : ''}Ready at ${env.origin}`);
  for (const warning of warningsOf(env)) say.warn(warning);
  // Background work starts last, so that the site does not wait for it.
  await notifyAfterCommit(db, LEAD_CHANNEL, RETURNED);
  if (started.disposed) return;
  const { clock } = services;
  metrics.watchDeliveries(() => countOpenDeliveries(db, clock()));
  const countMail = metrics.watchMails(() => countOpenMails(db));
  working = [
    startPublishing(db, clock, app.log),
    startPlacing(db, clock, app.log),
    startImporting(db, services, app.log),
    startSending(db, services, app.log),
    startDelivering({ db, clock, log: app.log }),
    startMailingBrands({ db, clock, origin: env.origin }, app.log),
  ];
  queue = startQueue(db, services, app.log, countMail);
  await queue;
}

/** Starts what works on the job queue. Its parts are stopped in reverse order. */
async function startQueue(
  db: Database,
  services: Services,
  log: MailingOptions['log'],
  count: NonNullable<MailingOptions['count']>,
): Promise<AsyncDisposableStack> {
  await using parts = new AsyncDisposableStack();
  const queue = await openQueue(db, log);
  parts.defer(() => queue.stop());
  const { env, clock } = services;
  const delivery = { db, env, clock, findAddress: findAccountAddress };
  const mailing = await startMailing({ ...delivery, boss: queue.boss, log, count });
  parts.defer(mailing.stopListening);
  const jobs = await startJobs(queue, recurringJobs, db, services, log);
  parts.defer(jobs.unregister);
  return parts.move();
}

async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ port: env.port, host: env.host, backlog: MOST_NEW_CONNECTIONS });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new StartFailure(`Port ${env.port} is taken. Set PORT to a free one.`) : error;
  }
}

/** Waits for running requests, but closes their connections after `LONGEST_DRAIN_MS`. */
async function drain(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), LONGEST_DRAIN_MS);
  await app.close();
  clearTimeout(timer);
}

/** A reason not to start whose message needs no stack trace. */
class StartFailure extends Error {}

try {
  await start(readEnv(process.env));
} catch (error) {
  const isPlain = [StartFailure, InvalidSettings, UnusableDatabase].some((kind) => error instanceof kind);
  say.warn(String(error instanceof Error ? (isPlain ? error.message : error.stack) : error));
  process.exitCode = 1;
}
