import type { Database } from '../apps/server/src/db/database.ts';
import { growDemo } from '../apps/server/src/demo/grow-demo.ts';
import { occupation } from '../apps/server/src/features/account/table.ts';
import { campaignRecords } from '../apps/server/src/features/campaign-draft/office/records.ts';
import { keysOf } from '../apps/server/src/features/profile/keys.ts';
import { occupationRecords } from '../apps/server/src/features/profile/office.ts';
import { type ListQuery, listRecords } from '../apps/server/src/resource/list-records.ts';
import { contextOf, type Measured, measureAll } from './database.ts';
import { withDatabase } from './demo-database.ts';
import { type Figures, ms } from './summary.ts';

const ROWS = 100_000;
const ROWS_AT_ONCE = 5_000;
const GOAL_MS = 100;
const words = ['Usta', 'Kalfa', 'Çırak', 'Şef', 'Uzman', 'Öğretmen', 'İşçi', 'Görevli', 'Müdür', 'Danışman'];

/** Measures what lists of the office ask of the database, among a hundred thousand rows of one resource. */
export function measureOffice(say: (line: string) => void): Promise<Figures> {
  return withDatabase(say, async ({ db, log, now, stopping }) => {
    say(`adding ${ROWS.toLocaleString('en')} records`);
    for (let first = 0; first < ROWS; first += ROWS_AT_ONCE) {
      const rows = Array.from({ length: ROWS_AT_ONCE }, (_, at) => rowOf(first + at, now));
      await db.insert(occupation).values(rows);
    }
    say(`growing the catalogue to ${ROWS.toLocaleString('en')} campaigns`);
    await growDemo(db, ROWS, now, log);
    await db.$client.query('vacuum analyze');
    say('measuring');
    const context = await contextOf(db, now);
    const list = (query: ListQuery) => listRecords(context, occupationRecords, query);
    const campaigns = (query: ListQuery) => listRecords(context, campaignRecords, query);
    const { next } = await list({});
    const { next: byDate } = await list({ sort: '-updatedAt' });
    const ask = (name: string, ...queries: readonly ListQuery[]) => ({
      name,
      asks: queries.map((query) => () => list(query)),
    });
    const measured = await measureAll(
      [
        ask('list', {}),
        ask('next page', { cursor: next ?? '' }),
        ask('search, many found', { q: 'öğretmen' }),
        ask('search, one found', { q: 'öğretmen 54321' }, { q: 'usta 12345' }),
        ask('sorted by its name', { sort: 'name' }, { sort: '-name' }),
        ask('sorted by its last change', { sort: '-updatedAt' }),
        ask('next page of that', { sort: '-updatedAt', cursor: byDate ?? '' }),
        ask('filtered', { isActive: 'false' }),
        ...(await asksOfCampaigns(db, campaigns)),
      ],
      db,
      stopping,
    );
    return figuresOf(measured);
  });
}

/** The list of campaigns, which is narrowed by more than others are. */
async function asksOfCampaigns(
  db: Database,
  list: (query: ListQuery) => Promise<{ readonly next: string | null }>,
) {
  const { rows } = await db.$client.query<{ id: string }>('select id from brand order by id limit 1');
  const brandId = rows[0]?.id ?? '';
  const { next } = await list({});
  const ask = (name: string, ...queries: readonly ListQuery[]) => ({
    name: `campaigns: ${name}`,
    asks: queries.map((query) => () => list(query)),
  });
  return [
    ask('list', {}),
    ask('next page', { cursor: next ?? '' }),
    ask('sorted by title', { sort: 'title' }),
    ask('sorted by end', { sort: 'endAt' }),
    ask('search, many found', { q: 'kampanya' }, { q: 'indirim' }),
    ask('search, none found', { q: 'bulunmaz kelime' }),
    ask('of a brand', { brandId }),
    ask('live', { state: 'live' }),
    ask('ended or withdrawn', { state: 'ended,withdrawn' }),
    ask('unchecked', { isUnchecked: 'true' }),
    ask('without a picture', { hasPicture: 'false' }),
    ask('contradictory', { isContradictory: 'true' }),
  ];
}

function rowOf(place: number, now: Date): typeof occupation.$inferInsert {
  const name = `${words[place % words.length]} ${place}`;
  const at = new Date(now.getTime() - place * 60_000);
  const names = { name, nameEn: null };
  return {
    ...names,
    ...keysOf(names),
    isActive: place % 7 !== 0,
    position: place,
    createdAt: at,
    updatedAt: at,
  };
}

function figuresOf(measured: ReadonlyMap<string, Measured>): Figures {
  const rows = [...measured].map(([name, { statements, p50, p99 }]) => {
    const late = p99 > GOAL_MS ? ` above ${GOAL_MS}` : '';
    return [name, String(statements), ms(p50), ms(p99) + late];
  });
  return {
    title: 'Lists of the office',
    text: `Statements and milliseconds in the database for one page of 50 among ${ROWS.toLocaleString('en')} records of one resource, or as many campaigns. The first page counts; the goal is ${GOAL_MS} ms at p99.`,
    head: ['list', 'statements', 'p50', 'p99'],
    rows,
    faults: [],
  };
}
