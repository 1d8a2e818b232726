import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { type EmbeddedDatabase, type EmbeddedOptions, openEmbeddedDatabase } from '../open.ts';
import { findPostmaster } from '../postmaster.ts';
import { asSelf, run } from '../runner.ts';

export type Connection = EmbeddedDatabase['connection'];

/** Opens databases and processes for one test, and cleans them up afterwards in any case. */
export class Bench {
  readonly output: string[] = [];
  readonly #undo: (() => Promise<unknown>)[] = [];

  async folder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'ayrac-test-'));
    this.later(() => rm(folder, { recursive: true, force: true }));
    return folder;
  }

  async newDataDir(): Promise<string> {
    return join(await this.folder(), 'postgres');
  }

  /** Returns a data folder with a stopped database, copied from a template because that is faster than creating one. */
  async dataDir(): Promise<string> {
    const dataDir = await this.newDataDir();
    template ??= makeTemplate();
    await copyFolder(await template, dataDir);
    return dataDir;
  }

  async open(dataDir: string, options?: Partial<EmbeddedOptions>): Promise<EmbeddedDatabase> {
    const note = (message: string) => void this.output.push(message);
    const database = await openEmbeddedDatabase({ dataDir, log: { info: note, warn: note }, ...options });
    this.later(() => database.close());
    return database;
  }

  /** Starts another process that keeps the data folder open. */
  async openElsewhere(dataDir: string, program = join(import.meta.dirname, 'holder.ts'), uid?: number) {
    const args = [program, dataDir, ...(uid === undefined ? [] : [String(uid)])];
    // In a process group of its own, as under a terminal.
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
    const ended = once(child, 'exit');
    const close = async () => {
      child.stdin.end();
      await ended;
    };
    this.later(close);
    const first = createInterface(child.stdout)[Symbol.asyncIterator]().next();
    const line = await Promise.race([first, ended.then(() => ({ value: undefined }))]);
    if (typeof line.value !== 'string') throw new Error('The other process ended before it was open.');
    const { connection, output } = JSON.parse(line.value) as { connection: Connection; output: string[] };
    return { connection, output, close, ended, pid: child.pid ?? 0 };
  }

  later(undo: () => Promise<unknown>): void {
    this.#undo.unshift(undo);
  }

  async clear(): Promise<void> {
    for (const undo of this.#undo.splice(0)) await undo();
  }
}

let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const dataDir = join(await mkdtemp(join(tmpdir(), 'ayrac-test-template-')), 'postgres');
  const database = await openEmbeddedDatabase({ dataDir, log: { info: () => {}, warn: () => {} } });
  await database.close();
  return dataDir;
}

/** `cp` copies a thousand small files ten times as fast as Node. */
export async function copyFolder(from: string, to: string): Promise<void> {
  const refusal = await run(asSelf, 'cp', ['-a', from, to]);
  if (refusal !== null) throw new Error(refusal);
}

/** Removes the template; call it in `afterAll`. */
export async function dropTemplate(): Promise<void> {
  if (template === undefined) return;
  const dataDir = await template;
  template = undefined;
  await rm(dirname(dataDir), { recursive: true, force: true });
}

/** Runs one statement on a connection of its own. */
export async function ask(connection: ClientConfig, statement: string): Promise<unknown> {
  const client = new Client(connection);
  await client.connect();
  try {
    const answer = await client.query<Record<string, unknown>>(statement);
    return Object.values(answer.rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

/**
 * Repeats a statement until a recovering database answers. Returns the first result and the time that it took in
 * milliseconds.
 */
export async function askUntilAnswered(
  connection: Connection,
  statement: string,
): Promise<[unknown, number]> {
  const begun = performance.now();
  for (;;) {
    try {
      return [await ask(connection, statement), performance.now() - begun];
    } catch (error) {
      if (performance.now() - begun > 10_000) throw error;
      await delay(20);
    }
  }
}

/** Returns the process id of the PostgreSQL of a data folder; throws when none is running. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const pid = await findPostmaster(join(dataDir, 'cluster'));
  if (pid === null) throw new Error(`No PostgreSQL runs on ${dataDir}.`);
  return pid;
}
