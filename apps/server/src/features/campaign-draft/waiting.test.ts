import type { CampaignDraft } from '@ayrac/contract/office/campaign-drafts.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { lockFrame } from '#server/features/campaign/record/queries.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { publishDue } from './publish-due.ts';
import { openWizard } from './testing/wizard.ts';

/** Longer than the lock or write timeouts below. */
const LONG_MS = 300;

let wizard: Awaited<ReturnType<typeof openWizard>>;
let db: Database;
/** A server on the same database with very short lock and write timeouts. */
let hasty: TestApp;
let caller: Awaited<ReturnType<typeof wizard.enter>>;
beforeAll(async () => {
  wizard = await openWizard();
  const patient = { connectMs: 20_000, statementMs: 20_000, idleInTransactionMs: 20_000 };
  db = openDatabase(wizard.database.connection, 2, { ...patient, lockMs: 20 });
  caller = await wizard.enter('ADMIN');
  const settings = { WRITE_TIMEOUT_MS: '100' };
  hasty = await testApp({ on: { ...wizard.database, db }, caller, settings });
});
afterAll(async () => {
  await hasty.close();
  await db.$client.end();
  await wizard.close();
});

/** Runs `work` while the category branch of the campaign is being written, and returns its result afterwards. */
async function whileBranchIsWritten<Result>(id: string, work: () => PromiseLike<Result>): Promise<Result> {
  const { answer } = await wizard.db.transaction(async (tx) => {
    await lockFrame(tx);
    const working = Promise.resolve(work());
    // A refusal would come immediately.
    await Promise.race([working, expect.poll(waiting, { timeout: 10_000 }).toBe(1)]);
    const free = tx.select({ id: campaign.id }).from(campaign).where(eq(campaign.id, id));
    expect(await free.for('no key update', { skipLocked: true })).toHaveLength(1);
    return { answer: working };
  });
  return answer;
}

/** Counts the statements that have waited for a lock longer than `LONG_MS`. */
async function waiting(): Promise<number> {
  const { rows } = await wizard.db.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and clock_timestamp() - query_start > ${`${LONG_MS} milliseconds`}::interval`);
  return rows.length;
}

const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload: object = {}) =>
  hasty.app.inject({ method, url: `/api/admin/${url}`, payload });
const seen = ({ version, campaign: { version: campaignVersion } }: CampaignDraft) => ({
  ...{ version, campaignVersion },
});

it.each<[string, (draft: CampaignDraft) => PromiseLike<{ statusCode: number; body: string }>]>([
  ['begun', () => send('POST', 'campaign-drafts', { ...wizard.complete, title: 'Bekleyen' })],
  ['copied', ({ id }) => send('POST', `campaigns/${id}/duplicate`)],
  ['published', (draft) => send('POST', `campaigns/${draft.id}/publish`, seen(draft))],
  [
    'scheduled',
    (draft) => send('POST', `campaigns/${draft.id}/schedule`, { ...seen(draft), at: '2026-11-20T15:00' }),
  ],
  [
    'archived',
    ({ id, campaign: { version } }) => send('POST', `campaigns/${id}/move`, { version, action: 'archive' }),
  ],
  [
    'changed with others',
    ({ id }) =>
      send('POST', 'campaigns/bulk', {
        target: { kind: 'ids', ids: [id] },
        action: { kind: 'set', values: { title: 'Birlikte' } },
      }),
  ],
  ['thrown away', ({ id, version }) => send('DELETE', `campaigns/${id}/draft?version=${version}`)],
])(
  'a campaign is %s after waiting for a long write to its category, without a refusal',
  async (_action, write) => {
    const draft = await wizard.begin();
    const reply = await whileBranchIsWritten(draft.id, () => write(draft));
    expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)]);
  },
);

it('a publication is undone after waiting for a long write to its category', async () => {
  const draft = await wizard.begin();
  const { change } = (await wizard.publish(draft)).json();
  const undo = () => send('POST', `campaigns/${draft.id}/undo`, { change });
  expect((await whileBranchIsWritten(draft.id, undo)).statusCode).toBe(200);
});

it('a brand is changed after waiting for a long write to a category, without a refusal', async () => {
  const { id } = await wizard.begin();
  const { brandId } = wizard.complete;
  const { version } = (await wizard.get(`brands/${brandId}`)).json();
  const change = () => send('PATCH', `brands/${brandId}`, { version, values: { about: 'Bekledi' } });
  const reply = await whileBranchIsWritten(id, change);
  expect([reply.statusCode, reply.json().row?.about]).toEqual([200, 'Bekledi']);
});

it('due campaigns are published after waiting for a long write to a category', async () => {
  const draft = await wizard.begin();
  expect((await wizard.schedule(draft, '2026-11-20T15:00')).statusCode).toBe(200);
  const due = new Date('2026-11-20T12:00:00Z');
  const published = await whileBranchIsWritten(draft.id, () => publishDue(db, due));
  expect(published).toBeGreaterThan(0);
});

it('a draft is saved while the search rows of its campaign are being written', async () => {
  const draft = await wizard.begin();
  // A normal write timeout for a busy machine, but a short lock timeout.
  const slow = await testApp({ on: { ...wizard.database, db }, caller });
  const url = `/api/admin/campaigns/${draft.id}/draft`;
  const payload = { version: draft.version, values: { discount: '%30 indirim' } };
  const reply = await wizard.db.transaction(async (tx) => {
    await tx.select().from(campaign).where(eq(campaign.id, draft.id)).for('key share');
    return slow.app.inject({ method: 'PATCH', url, payload });
  });
  await slow.close();
  expect([reply.statusCode, reply.json().version]).toEqual([200, draft.version + 1]);
});
