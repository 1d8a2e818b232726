import { randomUUID } from 'node:crypto';
import type { Caller } from '@ayrac/domain/access.ts';
import { filterParameters } from '@ayrac/domain/record-filter.ts';
import type { CallContext } from '../apps/server/src/api/handler.ts';
import { growDemo } from '../apps/server/src/demo/grow-demo.ts';
import { countFigures } from '../apps/server/src/features/dashboard/count-figures.ts';
import { officeHandlers } from '../apps/server/src/features/office-handlers.ts';
import { records } from '../apps/server/src/features/records.generated.ts';
import type { ServedResource } from '../apps/server/src/resource/declaration.ts';
import { type ListQuery, listRecords } from '../apps/server/src/resource/list-records.ts';
import { reachedBy } from '../apps/server/src/resource/reach.ts';
import { contextOf, type Measured, measureAll } from './database.ts';
import { withDatabase } from './demo-database.ts';
import { growOffice } from './grow-office.ts';
import type { PageCall } from './page-calls.ts';
import { type Figures, ms } from './summary.ts';

const CAMPAIGNS = 100_000;
const GOAL_MS = 150;
const effort = { warmUp: 3, runs: 30 };
/** Search terms: a word with many matches, one with few, and one with none. */
const words = ['kampanya', 'yılmaz 12', 'bulunmaz'];

type Ask = Pick<PageCall, 'name' | 'asks'>;

/** Measures the database queries of each list of the back office, with every sort order, filter and search. */
export function measureOffice(say: (line: string) => void): Promise<Figures> {
  return withDatabase(say, async ({ db, log, now, stopping }) => {
    say(`growing the catalogue to ${CAMPAIGNS.toLocaleString('en')} campaigns`);
    await growDemo(db, CAMPAIGNS, now, log);
    await growOffice(db, say);
    say('counting figures');
    await countFigures(db, now);
    const who = { id: randomUUID(), username: 'bench', sessionId: randomUUID() };
    const caller: Caller = { kind: 'member', role: 'ADMIN', ...who };
    const context = { ...(await contextOf(db, now)), caller };
    const faults: string[] = [];
    const table: string[][] = [];
    for (const [name, asks] of [
      ...Object.entries(callAsks(context)),
      ...(await Promise.all(
        Object.entries(records).map(async ([of, served]) => [of, await asksOf(context, served)] as const),
      )),
    ]) {
      const measured = await measureAll(asks, db, stopping, effort);
      const row = rowOf(name, measured);
      say(row.join(' | '));
      table.push(row);
      for (const [ask, { p99 }] of measured) if (p99 > GOAL_MS) faults.push(`${name}, ${ask}: ${ms(p99)} ms`);
    }
    return figuresOf(table, faults);
  });
}

/** Lists that are no resources, and the dashboard. */
function callAsks(context: CallContext): Readonly<Record<string, readonly Ask[]>> {
  const { listPictures, listGalleries, listMissingPages, getFigures, getCare, countInbox } = officeHandlers;
  const ask = (name: string, one: () => Promise<unknown>): Ask => ({ name, asks: [one] });
  const query = (asked: object) => ({ query: asked }) as never;
  const none = {} as never;
  return {
    pictures: [
      ask('list', async () => listPictures(context, query({}))),
      ask('search', async () => listPictures(context, query({ q: 'resim-77' }))),
      ask('unused', async () => listPictures(context, query({ state: 'unused' }))),
    ],
    galleries: [
      ask('list', async () => listGalleries(context, query({}))),
      ask('search', async () => listGalleries(context, query({ q: 'kampanya' }))),
      ask('without pictures', async () => listGalleries(context, query({ lacks: 'pictures' }))),
      ask('without texts', async () => listGalleries(context, query({ lacks: 'texts' }))),
    ],
    'missing pages': [ask('list', async () => listMissingPages(context, query({ period: '90' })))],
    dashboard: [
      ask('figures', async () => getFigures(context, query({ period: '90' }))),
      ask('care', async () => getCare(context, none)),
    ],
    'inbox, counts': [ask('counts', async () => countInbox(context, none))],
  };
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
          return parameter.choices.map((choice) => [parameter.name, choice]);
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
    ...words.map((q) => ask(`“${q}”`, { q })),
  ];
}

function dayBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}

function rowOf(name: string, measured: ReadonlyMap<string, Measured>): string[] {
  const all = [...measured].toSorted(([, one], [, other]) => other.p99 - one.p99);
  const [slowest, { p50, p99 }] = all[0] ?? ['', { p50: 0, p99: 0 }];
  const statements = Math.max(...all.map(([, one]) => one.statements));
  return [name, String(all.length), String(statements), ms(p50), ms(p99), slowest];
}

function figuresOf(rows: readonly string[][], faults: readonly string[]): Figures {
  return {
    title: 'Lists of the office',
    text: `Each list in each sort order, with each filter and with three searches, among ${CAMPAIGNS.toLocaleString('en')} campaigns, 500,000 quote requests, 500,000 audit log entries, and 100,000 each of people, threads, pictures, readers and redirects: the number of variants, the statements of the costliest variant, and the milliseconds in the database of the slowest. The first page includes counting the total. The goal is ${GOAL_MS} ms at p99.`,
    head: ['list', 'ways', 'statements', 'p50', 'p99', 'slowest'],
    rows,
    faults,
  };
}
