import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '@ayrac/domain/access.ts';
import { leadStages } from '@ayrac/domain/lead/lead-stage.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { leadRecords } from '../apps/server/src/features/lead/crm/office.ts';
import { leadFigureHandlers } from '../apps/server/src/features/lead/figures/routes.ts';
import { type ListQuery, listRecords } from '../apps/server/src/resource/list-records.ts';
import { reachedBy } from '../apps/server/src/resource/reach.ts';
import { measureLive } from './crm-live.ts';
import { ALL_RUNS, contextOf, measureAll } from './database.ts';
import { type DemoDatabase, withDatabase } from './demo-database.ts';
import { fillLeads } from './many-leads.ts';
import { clusterMs, postmasterOf } from './processor-time.ts';
import { type Figures, ms } from './summary.ts';

const LEADS = 1_000_000;
const GOAL_MS = 150;
/** More than the figures of all brands that are cached. */
const PERIODS = 24;

/** Measures the CRM's database queries with a million leads, and the delay of new leads in open lists. */
export function measureCrm(say: (line: string) => void): Promise<readonly Figures[]> {
  return withDatabase(say, async (demo) => {
    say(`adding ${LEADS.toLocaleString('en')} requests`);
    await fillLeads(demo.db, LEADS, demo.now);
    say('measuring');
    const postmaster = await postmasterOf(join(demo.dataDir, 'postgres'));
    const lists = await measureLists(demo, () => clusterMs(postmaster));
    return [lists, await measureLive(demo, say)];
  });
}

/**
 * `busyMs` returns the processor time of PostgreSQL so far. On a machine with other load it says more than elapsed
 * time.
 */
async function measureLists(demo: DemoDatabase, busyMs: () => Promise<number>): Promise<Figures> {
  const rows: string[][] = [];
  const faults: string[] = [];
  const load = loadavg()[0] ?? 0;
  for (const ask of await listAsks(demo)) {
    const before = await busyMs();
    const measured = (await measureAll([ask], demo.db, demo.stopping)).get(ask.name);
    if (measured === undefined) throw new Error(`${ask.name} was not measured.`);
    const { statements, p50, p99 } = measured;
    const busy = ((await busyMs()) - before) / ALL_RUNS;
    rows.push([ask.name, String(statements), ms(busy), ms(p50), ms(p99)]);
    if (p99 > GOAL_MS) faults.push(`${ask.name}: ${ms(p99)} ms, ${ms(busy)} of the processor`);
  }
  return {
    title: 'The CRM among a million requests',
    text: `Statements, milliseconds of PostgreSQL's processor time and milliseconds in the database for one page of 50 of the list, a column of the board, or all figures of a period, among ${LEADS.toLocaleString('en')} requests of two years: as a user who may access all of them, and as a user of the brand with the most. The first page includes counting the total. The figures of all brands are counted anew each time; the CRM caches them for a minute. The goal is ${GOAL_MS} ms at p99. The machine's load was ${load.toFixed(1)} when it began.`,
    head: ['what', 'statements', 'processor ms', 'p50', 'p99'],
    rows,
    faults,
  };
}

/** Returns the queries of the CRM's screens, for a user with access to all leads and for one limited to a brand. */
export async function listAsks({ db, now }: DemoDatabase) {
  const { rows } = await db.$client.query<{ brandId: string; campaignId: string; ownerId: string }>(
    `select brand_id as "brandId", campaign_id as "campaignId", owner_id as "ownerId" from lead
     where owner_id is not null group by 1, 2, 3 order by count(*) desc, 1, 2, 3 limit 1`,
  );
  const [busiest] = rows;
  if (busiest === undefined) throw new Error('There are no requests.');
  const { brandId, campaignId, ownerId } = busiest;
  const person = {
    kind: 'member',
    id: ownerId,
    username: 'satis',
    role: 'CRM_ADMIN',
    sessionId: ownerId,
  } as const;
  const cost = async (caller: Caller, name: string) => {
    const context = { ...(await contextOf(db, now)), caller };
    const records = reachedBy(leadRecords, caller);
    const list = (query: ListQuery) => listRecords(context, records, query);
    const { next } = await list({});
    const ask = (what: string, ...queries: readonly ListQuery[]) => ({
      name: `${name}: ${what}`,
      asks: queries.map((query) => () => list(query)),
    });
    const { getLeadFigures } = leadFigureHandlers;
    // Each request is for another period, because the figures of all brands are cached.
    const figures = (what: string, queryOf: (place: number) => object) => ({
      name: `${name}: figures, ${what}`,
      asks: Array.from({ length: PERIODS }, (_, place) => {
        const earlier = { ...context, now: new Date(now.getTime() - place * dayInMs) };
        return () => getLeadFigures(earlier, { query: { period: '30', ...queryOf(place) } } as never);
      }),
    });
    return [
      ask('list', {}),
      ask('next page', { cursor: next ?? '' }),
      ask('newest first', { sort: '-createdAt' }),
      ask('nobody has', { isUnassigned: 'true' }),
      ask('escalated', { urgency: 'escalated' }),
      ask('overdue', { urgency: 'overdue' }),
      ask("a person's", { ownerId }),
      ask("a campaign's", { campaignId }),
      ask('search, one found', { q: 'kisi.54321@ornek.example' }, { q: '0530 001 23 45' }),
      ask('search, a name', { q: 'ayşe yılmaz' }, { q: 'OMER SIMSEK' }),
      ask('search, a surname', { q: 'şahin' }),
      ask('search, last four digits', { q: '4321' }),
      ask('search, none found', { q: 'bulunmaz' }),
      ...leadStages.map((stand) => ask(`board, ${stand}`, { stand })),
      figures('30 days', () => ({})),
      figures('90 days', () => ({ period: '90' })),
      figures('a month', (place) => ({ month: monthBefore(now, place) })),
      figures("a person's", () => ({ ownerId })),
    ];
  };
  return [...(await cost(person, 'all')), ...(await cost({ ...person, brandId }, 'a brand'))];
}

/** Returns a month before the present one, as `YYYY-MM`. */
function monthBefore(now: Date, place: number): string {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - place, 1));
  return first.toISOString().slice(0, 'YYYY-MM'.length);
}
