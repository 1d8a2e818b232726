import { readFile, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { findBinaries } from './binaries.ts';
import { createCluster, SUPERUSER } from './cluster.ts';
import { handOver, makeDataDir } from './data-dir.ts';
import { withFileLock } from './file-lock.ts';
import { findHome, type Home } from './home.ts';
import { findPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import { countOthers, createDatabase, tryConnect } from './session.ts';
import { hasSocket, makeSocketFolder, readSocketFolder } from './socket-folder.ts';

const START_SECONDS = 60;
const JOIN_SECONDS = 10;
const POLL_MS = 25;
const RESTART_PAUSE_MS = 250;
const LOOK_EVERY_MS = 1_000;

export interface EmbeddedDatabase {
  /** Options for `pg`; the host is the socket's folder, which stays the same across restarts of PostgreSQL. */
  readonly connection: Readonly<{ host: string; port: number; user: string; database: string }>;
  readonly url: string;
  /** Whether this call created the database. */
  readonly isNew: boolean;
  /** Stops PostgreSQL, unless other clients are connected to it. Close your own connections first. */
  close(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: { info(message: string): void; warn(message: string): void };
  readonly namespaceAllowed?: boolean;
  readonly serviceRoot?: string;
}

/**
 * Opens the embedded PostgreSQL of a data folder: creates and starts it, or joins a running one. Until it is closed,
 * one session stays open. The end of that session tells us that PostgreSQL died, and its presence tells other processes
 * that PostgreSQL is still needed.
 */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  await makeDataDir(dataDir);
  const lock = join(dataDir, 'lock');
  const home = await withFileLock(lock, () => prepare(dataDir, options));
  const { log } = options;

  let closing = false;
  let restarting: Promise<void> | null = null;
  let { session, socket } = await withFileLock(lock, () => joinOrStart(dataDir, home, log));
  const isNew = await withFileLock(lock, () => createDatabase(session, SUPERUSER));
  watch();

  function watch(): void {
    session.once('end', () => {
      if (closing) return;
      log.warn('PostgreSQL is gone; restarting it');
      restarting = restart();
    });
  }

  let isLooking = false;
  const looking = setInterval(() => {
    if (isLooking || closing || hasSocket(socket)) return;
    isLooking = true;
    stopUnreachable()
      .catch((error: unknown) => log.warn(`PostgreSQL is unreachable: ${String(error)}`))
      .finally(() => {
        isLooking = false;
      });
  }, LOOK_EVERY_MS).unref();

  /**
   * Stops a PostgreSQL whose socket was removed. That ends our session, and `restart` starts PostgreSQL again with a
   * folder of the same name.
   */
  async function stopUnreachable(): Promise<void> {
    await withFileLock(lock, async () => {
      // The previous holder of the lock may have restarted it already.
      if (closing || hasSocket(socket)) return;
      log.warn('The PostgreSQL socket was removed');
      await stopPostmaster(home.cluster);
    });
  }

  async function restart(): Promise<void> {
    while (!closing) {
      try {
        const again = await withFileLock(lock, () => joinOrStart(dataDir, home, log));
        session = again.session;
        if (again.socket !== socket) log.warn(`PostgreSQL now listens on ${again.socket}`);
        socket = again.socket;
        return watch();
      } catch (error) {
        log.warn(`PostgreSQL does not start: ${error instanceof Error ? error.message : String(error)}`);
        await delay(RESTART_PAUSE_MS);
      }
    }
  }

  async function close(): Promise<void> {
    if (closing) return;
    closing = true;
    clearInterval(looking);
    await restarting;
    await withFileLock(lock, async () => {
      const others = await countOthers(session).catch(() => null);
      await session.end().catch(() => undefined);
      // Without a session the number of others is unknown: PostgreSQL is down, or another process has restarted it.
      if (others === null) return;
      if (others > 0) return log.info('PostgreSQL keeps running: others are connected');
      await stopPostmaster(home.cluster);
      // The note with the folder's name stays, so that the next start creates the folder under the same name.
      await rmdir(socket).catch(() => undefined);
      log.info('PostgreSQL stopped');
    });
  }

  const host = socket;
  return {
    connection: { host, port: 5432, user: SUPERUSER, database: SUPERUSER },
    url: `postgresql://${SUPERUSER}@${encodeURIComponent(host)}:5432/${SUPERUSER}`,
    isNew,
    close,
  };
}

async function prepare(dataDir: string, options: EmbeddedOptions): Promise<Home> {
  const home = await findHome({
    dataDir,
    binaries: findBinaries(),
    namespaceAllowed: options.namespaceAllowed ?? true,
    serviceRoot: options.serviceRoot ?? '/var/lib/ayrac',
  });
  await createCluster(home);
  return home;
}

interface Running {
  readonly session: Client;
  readonly socket: string;
}

/** Joins or starts PostgreSQL. The caller holds the lock, so of several processes one starts it and the others join. */
async function joinOrStart(dataDir: string, home: Home, log: EmbeddedOptions['log']): Promise<Running> {
  const noted = await readSocketFolder(dataDir, home);
  if (noted !== null) {
    const runs = async () => (await findPostmaster(home.cluster)) !== null;
    const session = await waitForSession(noted, home, runs, JOIN_SECONDS);
    if (session !== null) {
      log.info('Joined the running PostgreSQL');
      return { session, socket: noted };
    }
  }
  // PostgreSQL may be running without being reachable: nobody can connect once its socket folder was removed.
  await stopPostmaster(home.cluster);
  return start(dataDir, home, log);
}

async function start(dataDir: string, home: Home, log: EmbeddedOptions['log']): Promise<Running> {
  const begun = Date.now();
  const logPath = join(dataDir, 'postgres.log');
  const socket = await makeSocketFolder(dataDir, home);
  const child = await startPostmaster(home, socket, logPath);
  const runs = async () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  const session = await waitForSession(socket, home, runs, START_SECONDS);
  if (session === null) {
    await rmdir(socket).catch(() => undefined);
    throw new Error(
      `The embedded PostgreSQL did not start. Its log (${logPath}) ends: ${await tail(logPath)}`,
    );
  }
  await handOver(dataDir);
  log.info(`Started PostgreSQL in ${((Date.now() - begun) / 1000).toFixed(1)} s as ${home.runner.label}`);
  return { session, socket };
}

/**
 * Waits for a session, or returns null. Crash recovery may take minutes, so the timeout only counts while the server
 * does not respond at all.
 */
async function waitForSession(
  socket: string,
  home: Home,
  runs: () => Promise<boolean>,
  patienceSeconds: number,
): Promise<Client | null> {
  let lastOutputAt = Date.now();
  while (Date.now() - lastOutputAt < patienceSeconds * 1000) {
    const answer = await tryConnect(socket, home.cluster);
    if (typeof answer === 'object') return answer;
    if (answer === 'busy') lastOutputAt = Date.now();
    else if (!(await runs())) return null;
    await delay(POLL_MS);
  }
  return null;
}

async function tail(path: string): Promise<string> {
  const lines = (await readFile(path, 'utf8').catch(() => '')).trimEnd().split('\n');
  return lines.slice(-3).join(' | ') || 'it is empty';
}
