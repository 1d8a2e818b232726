import type { Client } from '@ayrac/contract/client.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { createDispatch } from '../apps/server/src/api/dispatch.ts';
import type { CallContext } from '../apps/server/src/api/handler.ts';
import { inProcessClient } from '../apps/server/src/api/in-process.ts';
import { nobody } from '../apps/server/src/api/visitor.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { growDemo } from '../apps/server/src/demo/grow-demo.ts';
import { readEnv } from '../apps/server/src/env.ts';
import { keepFacets } from '../apps/server/src/features/campaign/filtering/keep-facets.ts';
import { handlers } from '../apps/server/src/features/handlers.ts';
import { fingerprintOf } from '../apps/server/src/guards/fingerprint.ts';
import { withDatabase } from './demo-database.ts';
import { listPageCalls, type PageCall } from './page-calls.ts';
import { meterQueries } from './query-meter.ts';
import { type Figures, ms, percentile } from './summary.ts';

const SIZES = [1_000, 100_000] as const;
const WARM_UP = 20;
const RUNS = 200;
/** Number of runs per query, including the warm-up. */
export const ALL_RUNS = WARM_UP + RUNS;
const GOAL_MS = 60;

export interface Measured {
  /** Number of statements in the most expensive run. */
  readonly statements: number;
  readonly p50: number;
  readonly p99: number;
}

/** Measures the database queries of each public page, with a small and a large catalogue. */
export function measureDatabase(say: (line: string) => void): Promise<Figures> {
  return withDatabase(say, async ({ db, log, now, stopping }) => {
    const sizes: ReadonlyMap<string, Measured>[] = [];
    for (const size of SIZES) {
      say(`filling the catalogue to ${size.toLocaleString('en')} campaigns`);
      await growDemo(db, size, now, log);
      // The state after the background job, which runs every minute.
      await keepFacets(db, now);
      await db.$client.query('vacuum analyze');
      say('measuring');
      sizes.push(await measureAll(await listPageCalls(await clientOf(db, now), db, now), db, stopping));
    }
    return figuresOf(sizes);
  });
}

/** Returns the API client of the pages, without a signed-in user. */
export async function clientOf(db: Database, now: Date, locale: Locale = 'tr'): Promise<Client> {
  const context = { ...(await contextOf(db, now)), ...nobody, locale };
  return inProcessClient(createDispatch(handlers, false), context, () => undefined);
}

/** Returns the context of a handler. */
export async function contextOf(db: Database, now: Date): Promise<CallContext> {
  const env = readEnv({ NODE_ENV: 'production', DEMO: 'off' });
  const fingerprint = await fingerprintOf(db);
  return {
    db,
    services: { clock: () => now, random: Math.random, env, fingerprint, isDemo: true },
    now,
    ...nobody,
    locale: 'tr',
    address: '127.0.0.1',
    userAgent: 'bench',
    isPrefetch: false,
    requestId: 'bench',
    idempotencyKey: undefined,
    uses: () => undefined,
    expires: () => undefined,
  };
}

/** Measures requests one after the other. */
export async function measureAll(
  calls: readonly Pick<PageCall, 'name' | 'asks'>[],
  db: Database,
  stopping: AbortSignal,
  { warmUp, runs } = { warmUp: WARM_UP, runs: RUNS },
): Promise<ReadonlyMap<string, Measured>> {
  const measured = new Map<string, Measured>();
  for (const { name, asks } of calls) {
    let statements = 0;
    const times: number[] = [];
    for (let run = -warmUp; run < runs; run += 1) {
      const ask = asks[(run + warmUp) % asks.length];
      if (ask === undefined) throw new Error(`There is nothing to measure for: ${name}.`);
      stopping.throwIfAborted();
      const queries = await meterQueries(db, ask);
      statements = Math.max(statements, queries.statements);
      if (run >= 0) times.push(queries.busyMs);
    }
    measured.set(name, {
      statements,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
    });
  }
  return measured;
}

function figuresOf([small, large]: readonly ReadonlyMap<string, Measured>[]): Figures {
  const names = [...(large?.keys() ?? [])];
  const faults: string[] = [];
  const rows = names.map((name) => {
    const before = small?.get(name);
    const after = large?.get(name);
    if (before === undefined || after === undefined) throw new Error(`${name} was not measured.`);
    const counts = [before, after].map(({ statements }) => statements);
    if (counts[0] !== counts[1]) {
      faults.push(`${name}: ${counts[0]} statements in the small catalogue, ${counts[1]} in the large one`);
    }
    const late = after.p99 > GOAL_MS ? ` above ${GOAL_MS}` : '';
    return [name, counts.join(' / '), ms(before.p50), ms(before.p99), ms(after.p50), ms(after.p99) + late];
  });
  const [few = '', many = ''] = SIZES.map((size) => size.toLocaleString('en'));
  return {
    title: 'Database',
    text: `Statements of the costliest run and milliseconds in the database for one page, over ${RUNS} runs after ${WARM_UP} to warm up, in a catalogue of ${few} and of ${many} campaigns. The number of statements must not grow; the goal is ${GOAL_MS} ms at p99. For the campaign list of the API, one part of a thousand complete campaigns is built: at most once a minute or after a change. A part that is already built costs its callers no statement.`,
    head: ['page', 'statements', `${few}: p50`, 'p99', `${many}: p50`, 'p99'],
    rows,
    faults,
  };
}
