import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Database, openDatabase } from './db/database.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './db/embedded/open.ts';
import { migrate } from './db/migrate.ts';
import { seed } from './db/seed.ts';
import { BadSettings, type Env, readEnv } from './env.ts';
import { loadPages } from './pages/load.ts';
import { logOptions } from './plugins/request-log.ts';
import { everyoneIsAnonymous } from './plugins/session.ts';

const say = {
  info: (message: string) => process.stdout.write(`${message}\n`),
  warn: (message: string) => process.stderr.write(`${message}\n`),
};

/** Starts the whole product and stops it again when it is told to. */
async function start(env: Env): Promise<void> {
  const embedded =
    env.database.url === undefined
      ? await openEmbeddedDatabase({ dataDir: `${env.dataDir}/postgres`, log: say })
      : null;
  const db = openFor(env, embedded);
  await migrate(db.$client);
  const isDemo = await seed(db, env, say, new Date());
  const app = await buildApp({
    db,
    services: { clock: () => new Date(), random: Math.random, env, isDemo },
    identify: everyoneIsAnonymous,
    pages: await loadPages(env.mode),
    logger: logOptions(env.logLevel),
  });
  const stop = stopOnce(app, db, embedded);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await listen(app, env, stop);
  say.info(`${isDemo ? 'Demo data. ' : ''}Ready at ${env.origin}`);
}

function openFor(env: Env, embedded: EmbeddedDatabase | null): Database {
  const { poolSize, poolTimeoutMs, statementTimeoutMs, lockTimeoutMs, idleInTransactionTimeoutMs } =
    env.database;
  const connection = embedded === null ? { connectionString: env.database.url } : embedded.connection;
  return openDatabase(connection, poolSize, {
    connectMs: poolTimeoutMs,
    statementMs: statementTimeoutMs,
    lockMs: lockTimeoutMs,
    idleInTransactionMs: idleInTransactionTimeoutMs,
  });
}

function stopOnce(
  app: FastifyInstance,
  db: Database,
  embedded: EmbeddedDatabase | null,
): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  return () => {
    stopping ??= (async () => {
      await app.close();
      await db.$client.end();
      await embedded?.close();
    })();
    return stopping;
  };
}

async function listen(app: FastifyInstance, env: Env, stop: () => Promise<void>): Promise<void> {
  try {
    await app.listen({ port: env.port, host: env.host });
  } catch (error) {
    await stop();
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new Refused(`Port ${env.port} is taken. Set PORT to a free one.`) : error;
  }
}

/** A reason not to start that needs no stack to be understood. */
class Refused extends Error {}

try {
  await start(readEnv(process.env));
} catch (error) {
  const isPlain = error instanceof Refused || error instanceof BadSettings;
  say.warn(isPlain ? error.message : String(error instanceof Error ? error.stack : error));
  process.exitCode = 1;
}
