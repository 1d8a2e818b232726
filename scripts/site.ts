import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { BUILD_SERVER, CommandError, MEMORY, NODE, ROOT } from './steps.mjs';

const START_MS = 120_000;
const STOP_MS = 20_000;
const KEPT_LINES = 200;

/** Generous timeouts for a site whose browsers and database share its processors. */
export const patience = {
  WRITE_TIMEOUT_MS: '20000',
  DB_POOL_TIMEOUT_MS: '10000',
  LONGEST_WAIT_MS: '10000',
} as const;

/** No limits on quote requests, for sites that get many of them from one address, typed faster than by people. */
export const unlimitedQuotes = {
  QUOTE_LEAST_FILL_MS: '1',
  QUOTE_PROOF_FROM: '1000000',
  QUOTE_ATTEMPT_PROOF_FROM: '1000000',
  QUOTE_ATTEMPT_LIMIT: '1000000',
} as const;

/** A running site: the build in production mode with demo data of its own. */
export interface Site {
  readonly origin: string;
  readonly dataDir: string;
  /** Id of its process. */
  readonly pid: number;
  /** Returns the last lines of its log. */
  logged(): readonly string[];
  close(): Promise<void>;
}

/** Starts the built site on a free port. The caller closes it. */
export async function openSite(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'ayrac-site-'));
  const child = spawn(NODE, BUILD_SERVER, {
    cwd: ROOT,
    env: {
      ...process.env,
      ...MEMORY,
      NODE_ENV: 'production',
      PORT: String(port),
      ORIGIN: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: 'on',
      PICTURES_AHEAD: 'off',
      METRICS_PORT: '0',
      // There is no load balancer that must notice the shutdown.
      DRAIN_MS: '0',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl+C then reaches only this process, which closes the site in order.
    detached: true,
  });
  const log = keepLog(child);
  const close = async () => {
    process.off('SIGINT', close).off('SIGTERM', close);
    await stop(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  process.on('SIGINT', close).on('SIGTERM', close);
  try {
    await waitUntilReady(child, origin, log);
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, dataDir, pid: child.pid ?? 0, logged: log, close };
}

/** Returns a free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/**
 * Reads the output of a process, so that it never blocks on a full pipe. Returns a function that gives the last lines.
 */
function keepLog(child: ChildProcess): () => readonly string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream === null) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > KEPT_LINES) lines.shift();
    });
  }
  return () => lines;
}

async function waitUntilReady(
  child: ChildProcess,
  origin: string,
  log: () => readonly string[],
): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new CommandError(`The site did not start:\n${log().join('\n')}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new CommandError(`The site was not ready within ${START_MS / 1000} seconds:\n${log().join('\n')}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const patience = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(patience);
}
