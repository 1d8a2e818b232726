import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { hasCall } from '@ayrac/contract/office/declared-calls.ts';
import type { Caller } from '@ayrac/domain/access.ts';
import { filterParameters } from '@ayrac/domain/record/record-filter.ts';
import type { CallContext } from '../apps/server/src/api/handler.ts';
import { growDemo } from '../apps/server/src/demo/grow-demo.ts';
import { countFigures } from '../apps/server/src/features/dashboard/count-figures.ts';
import { records } from '../apps/server/src/features/records.generated.ts';
import type { ServedResource } from '../apps/server/src/resource/declaration.ts';
import { type ListQuery, listRecords } from '../apps/server/src/resource/list-records.ts';
import { reachedBy } from '../apps/server/src/resource/reach.ts';
import { listAsks } from './crm.ts';
import { contextOf, type Measured, measureAll } from './database.ts';
import { type DemoDatabase, withDatabase } from './demo-database.ts';
import { measureExports } from './exports.ts';
import { growOffice } from './grow-office.ts';
import { type Ask, callAsks, personWords, words } from './office-calls.ts';
import { clusterMs, postmasterOf } from './processor-time.ts';
import { type Figures, ms, percentile } from './summary.ts';

const CAMPAIGNS = 100_000;
const GOAL_MS = 150;
/** Every variant is measured a few times; the slowest ones of each list, and those near the goal, more often. */
const glance = { warmUp: 2, runs: 8 };
const effort = { warmUp: 0, runs: 40 };
const SLOWEST = 2;
const MOST_CHOICES = 10;
const NEAR_MS = GOAL_MS / 3;
const CONNECTIONS = 16;
/** Runs of each request over all connections, after one for each connection to warm up. */
const RUNS_TOGETHER = 64;

/** Figures of a way to request a list: alone, and over all connections at once. */
interface MeasuredAsk extends Measured {
  readonly list: string;
  readonly ask: string;
  /** Milliseconds of PostgreSQL's processor time of one request. */
  readonly busyMs: number;
  /** Measured of the slowest variants of each list only. */
  readonly together?: { readonly p50: number; readonly p99: number };
}

/**
 * Measures the database queries of each list of the back office, with every sort order, filter and search, and the
 * memory that exported files take. With words, only lists with one of them in their names.
 */
export function measureOffice(
  only: readonly string[],
  say: (line: string) => void,
): Promise<readonly Figures[]> {
  const isChosen = (list: string) => only.length === 0 || only.some((word) => list.includes(word));
  const measure = async (demo: DemoDatabase) => {
    const { db, log, now } = demo;
    say(`growing the catalogue to ${CAMPAIGNS.toLocaleString('en')} campaigns`);
    await growDemo(db, CAMPAIGNS, now, log);
    await growOffice(db, say);
    say('counting figures');
    await countFigures(db, now);
    const lists = await measureLists(demo, isChosen, say);
    return [
      ...(lists.length === 0 ? [] : [figuresOf(lists)]),
      ...(isChosen('exports') ? [await measureExports(demo, say)] : []),
    ];
  };
  return withDatabase(say, measure, CONNECTIONS);
}

/** Measures every way to request the chosen lists, in their order, and says the result of each. */
async function measureLists(
  demo: DemoDatabase,
  isChosen: (list: string) => boolean,
  say: (line: string) => void,
): Promise<MeasuredAsk[]> {
  const { db, now } = demo;
  const who = { id: randomUUID(), username: 'bench', sessionId: randomUUID() };
  const caller: Caller = { kind: 'member', role: 'ADMIN', ...who };
  const context = { ...(await contextOf(db, now)), caller };
  const postmaster = await postmasterOf(join(demo.dataDir, 'postgres'));
  const lists = Object.entries(records).filter(([, { shape }]) => hasCall(shape, 'list'));
  const all: MeasuredAsk[] = [];
  for (const [list, asks] of [
    ...Object.entries(await callAsks(context)),
    ...Object.entries(await crmAsks(demo)),
    ...(await Promise.all(lists.map(async ([of, served]) => [of, await asksOf(context, served)] as const))),
  ]) {
    if (!isChosen(list)) continue;
    const own = await measureList(demo, postmaster, asks);
    for (const { ask, p50, p99, busyMs } of own)
      say(`${list}, ${ask}: p50 ${ms(p50)}, p99 ${ms(p99)}, ${ms(busyMs)} of the processor`);
    all.push(...own.map((measured) => ({ list, ...measured })));
  }
  return all;
}

/** Measures the ways to request one list: all of them a few times, and then the slowest again. */
async function measureList(
  { db, stopping }: DemoDatabase,
  postmaster: number,
  asks: readonly Ask[],
): Promise<readonly Omit<MeasuredAsk, 'list'>[]> {
  const measure = async (ask: Ask, { warmUp, runs }: typeof glance) => {
    const before = await clusterMs(postmaster);
    const measured = (await measureAll([ask], db, stopping, { warmUp, runs })).get(ask.name);
    if (measured === undefined) throw new Error(`${ask.name} was not measured.`);
    const busyMs = ((await clusterMs(postmaster)) - before) / (warmUp + runs);
    return { ask: ask.name, ...measured, busyMs };
  };
  const first: (Measured & { readonly ask: string; readonly busyMs: number })[] = [];
  for (const ask of asks) first.push(await measure(ask, glance));
  const slowest = first.toSorted((one, other) => other.p99 - one.p99);
  const [rest, slow] = [new Set(slowest.slice(SLOWEST)), new Set(slowest.slice(0, SLOWEST))];
  const all: Omit<MeasuredAsk, 'list'>[] = [];
  for (const [place, measured] of first.entries()) {
    const ask = asks[place];
    if (ask === undefined) throw new Error('There are as many figures as requests.');
    // A single slow run says more about the machine than about the query.
    const isNear = rest.has(measured) && measured.p50 > NEAR_MS;
    const again = slow.has(measured) || isNear ? await measure(ask, effort) : measured;
    all.push(slow.has(measured) ? { ...again, together: await measureTogether(ask, stopping) } : again);
  }
  return all;
}

/** Returns the lists of the CRM, in groups. */
async function crmAsks(demo: DemoDatabase): Promise<Readonly<Record<string, readonly Ask[]>>> {
  const asks = await listAsks(demo);
  return Object.fromEntries(Map.groupBy(asks, ({ name }) => `CRM, ${name.split(':')[0]}`));
}

/** Measures a request over all connections at once: milliseconds until the caller has the reply. */
async function measureTogether({ asks }: Ask, stopping: AbortSignal) {
  const times: number[] = [];
  let begun = -CONNECTIONS;
  const askOn = async () => {
    while (begun < RUNS_TOGETHER) {
      const run = begun;
      begun += 1;
      stopping.throwIfAborted();
      const since = performance.now();
      await asks[(run + CONNECTIONS) % asks.length]?.();
      if (run >= 0) times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** Returns every way in which a list can be requested, with values that occur in it. */
async function asksOf(context: CallContext, served: ServedResource): Promise<readonly Ask[]> {
  const { shape } = served;
  const reached = reachedBy(served, context.caller);
  const list = (query: ListQuery) => listRecords(context, reached, query);
  const ask = (name: string, query: ListQuery): Ask => ({ name, asks: [() => list(query)] });
  const { items, next } = await list({});
  const sorts = shape.sortable.flatMap((name) => [name, `-${name}`]);
  const filters = shape.filters.flatMap((name) => {
    const valueIn = items.find((row) => row[name] !== null && row[name] !== undefined)?.[name];
    return filterParameters(name, shape.fields[name]).flatMap((parameter): [string, string][] => {
      switch (parameter.kind) {
        case 'switch':
          return [
            [parameter.name, 'true'],
            [parameter.name, 'false'],
          ];
        case 'choices':
          return someOf(parameter.choices).map((choice) => [parameter.name, choice]);
        case 'record':
          return typeof valueIn === 'string' ? [[parameter.name, valueIn]] : [];
        default:
          return [[parameter.name, parameter.of === 'days' ? dayBefore(context.now, 20) : '5']];
      }
    });
  });
  return [
    ask('list', {}),
    ...(next === null ? [] : [ask('next page', { cursor: next })]),
    ...sorts.map((sort) => ask(`by ${sort}`, { sort })),
    ...filters.map(([name, value]) => ask(`${name}=${value}`, { [name]: value })),
    ...[...words, ...(shape.personal === undefined ? [] : personWords)].map((q) => ask(`“${q}”`, { q })),
  ];
}

/** Returns some of many choices, evenly distributed. */
function someOf(choices: readonly string[]): readonly string[] {
  const step = Math.ceil(choices.length / MOST_CHOICES);
  return choices.filter((_, place) => place % step === 0);
}

function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the row of a list: its number of requests, and the slowest one alone and over all connections. */
function rowOf(list: string, all: readonly MeasuredAsk[]): string[] {
  const own = all.filter((measured) => measured.list === list);
  const [slowest] = own.toSorted((one, other) => other.p99 - one.p99);
  const crowds = own.flatMap(({ together, ...one }) =>
    together === undefined ? [] : [{ ...one, together }],
  );
  const [crowded] = crowds.toSorted((one, other) => other.together.p99 - one.together.p99);
  if (slowest === undefined || crowded === undefined) throw new Error(`Nothing was measured of ${list}.`);
  const statements = Math.max(...own.map((one) => one.statements));
  return [
    ...[list, String(own.length), String(statements)],
    ...[slowest.busyMs, slowest.p50, slowest.p99].map(ms),
    slowest.ask,
    ...[crowded.busyMs, crowded.together.p50, crowded.together.p99].map(ms),
    crowded.ask,
  ];
}

function figuresOf(all: readonly MeasuredAsk[]): Figures {
  const lists = [...new Set(all.map(({ list }) => list))];
  const late = all.filter(({ p99 }) => p99 > GOAL_MS);
  return {
    title: 'Lists of the office',
    text: `Each list in each sort order, with each filter and several searches, and the pages of single records, among ${CAMPAIGNS.toLocaleString('en')} campaigns, 500,000 quote requests, 500,000 audit log entries, and 100,000 each of people, threads, pictures, readers and redirects: the number of variants, the statements of the costliest variant, and of the slowest variant PostgreSQL's processor time and the milliseconds in the database. Each variant is measured ${glance.runs} times, the ${SLOWEST} slowest of a list and those with a median above ${NEAR_MS} ms another ${effort.runs} times. Then the slower of these over ${CONNECTIONS} connections that request it without pause: its processor time alone, and the milliseconds until the reply. The first page includes counting the total. The goal is ${GOAL_MS} ms at p99 of single requests.`,
    head: [
      ...['list', 'ways', 'statements', 'processor ms', 'p50', 'p99', 'slowest'],
      ...['processor ms', `p50 of ${CONNECTIONS}`, 'p99', 'slowest'],
    ],
    rows: lists.map((list) => rowOf(list, all)),
    faults: late.map(
      ({ list, ask, p99, busyMs }) => `${list}, ${ask}: ${ms(p99)} ms, ${ms(busyMs)} of the processor`,
    ),
  };
}
