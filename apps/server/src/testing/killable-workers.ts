import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import pg from 'pg';
import { expect, vi } from 'vitest';

/** Generous, because a process starts slowly on a busy machine. */
const PATIENCE_MS = 60_000;

/** Condition on the connections of a worker. */
const isOf = 'datname = current_database() and application_name = $1';

/** A background worker in a process of its own. */
export interface KillableWorker {
  /** Waits until a lock of `other` blocks one of its statements. */
  readonly blocked: () => Promise<void>;
  /** Kills it as the system does when memory runs out. Its blocked statements have no effect. */
  readonly kill: () => Promise<void>;
}

/** Background workers, and a connection whose locks stop them at a certain step. */
export interface KillableWorkers {
  /** Starts a worker with the database connection and these arguments. */
  readonly start: (...args: readonly string[]) => KillableWorker;
  /** Connection that takes the locks. */
  readonly other: pg.Client;
  /** Kills a worker as soon as it is blocked, and releases the locks. */
  readonly killBlocked: (worker: KillableWorker) => Promise<void>;
  /** Kills all workers and releases the locks. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens workers that run `program`, the path of a TypeScript file. */
export async function openKillableWorkers(
  connection: pg.ClientConfig,
  program: string,
): Promise<KillableWorkers> {
  // A transaction sees the activity of its first look only, so another connection watches.
  const [other, watching] = [new pg.Client(connection), new pg.Pool({ ...connection, max: 1 })];
  // The pool does not wait until its connection has ended, and the database may be dropped before.
  watching.on('connect', (client) => client.on('error', () => undefined));
  await other.connect();
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
  const locker = rows[0]?.pid;
  let workers: KillableWorker[] = [];
  let started = 0;

  function start(...args: readonly string[]): KillableWorker {
    started += 1;
    const name = `worker ${started}`;
    // Otherwise the worker would compile again what this process has compiled.
    flushCompileCache();
    const child = spawn(process.execPath, [program, JSON.stringify(connection), ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PGAPPNAME: name },
    });
    const worker: KillableWorker = {
      blocked: () =>
        vi.waitFor(
          async () => {
            const { rows } = await watching.query(
              `select from pg_stat_activity where ${isOf} and $2 = any (pg_blocking_pids(pid))`,
              [name, locker],
            );
            expect(rows).not.toHaveLength(0);
          },
          { timeout: PATIENCE_MS },
        ),
      kill: async () => {
        await end(child);
        // Its statements would continue after its death.
        await watching.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${isOf}`, [name]);
      },
    };
    workers.push(worker);
    return worker;
  }

  async function reset(): Promise<void> {
    await Promise.all(workers.map(({ kill }) => kill()));
    workers = [];
    await other.query('rollback');
  }

  return {
    start,
    other,
    killBlocked: async (worker) => {
      await worker.blocked();
      await worker.kill();
      await other.query('rollback');
    },
    reset,
    close: async () => {
      await reset();
      await Promise.all([other.end(), watching.end()]);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
