import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { campaign, campaignVersion } from '#server/features/campaign/table.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { openKillableWorkers } from '#server/testing/killable-workers.ts';
import { testNow } from '#server/testing/test-app.ts';
import { publishDue } from './publish-due.ts';
import { startPublishing } from './start-publishing.ts';
import { openWizard } from './testing/wizard.ts';

let wizard: Awaited<ReturnType<typeof openWizard>>;
beforeAll(async () => {
  wizard = await openWizard();
});
afterAll(() => wizard.close());

/** Three in the afternoon in Istanbul. */
const at = '2026-11-20T15:00';
const due = new Date('2026-11-20T12:00:00Z');

const publisher = join(import.meta.dirname, 'testing/publisher.ts');

async function scheduled(values: object) {
  const draft = await wizard.begin(values);
  const reply = await wizard.schedule(draft, at);
  expect(reply.statusCode, reply.body).toBe(200);
  return { id: draft.id, draft, publication: reply.json().campaign };
}

describe('scheduled campaign', () => {
  it('is invisible until its time in Istanbul', async () => {
    const { id, publication } = await scheduled({ title: 'Üçte' });
    expect(publication).toMatchObject({ state: 'scheduled', publishAt: due.toISOString() });
    expect(await publishDue(wizard.db, new Date(due.getTime() - 1))).toBe(0);
    expect((await wizard.page('ucte')).statusCode).toBe(404);
    expect(await publishDue(wizard.db, due)).toBe(1);
    expect((await wizard.page('ucte')).json()).toMatchObject({
      campaign: { publishedAt: due.toISOString() },
    });
    const [row] = await wizard.db.select().from(campaign).where(eq(campaign.id, id));
    expect(row).toMatchObject({ status: 'live', publishAt: null });
    expect(row?.changedBy).not.toBeNull();
  });

  it('keeps showing its live version until then', async () => {
    const { id } = await makeCampaign(wizard.db, { ...wizard.complete, title: 'Şimdiki' });
    const saved = (await wizard.save(await wizard.open(id), { title: 'Sonraki' })).json();
    const { campaign: publication } = (await wizard.schedule(saved, at)).json();
    expect(publication.state).toBe('live');
    expect((await wizard.page('simdiki')).json().kind).toBe('found');
    await publishDue(wizard.db, due);
    expect((await wizard.page('simdiki')).json()).toEqual({ kind: 'moved', slug: 'sonraki' });
  });

  it('cannot be changed until its schedule is removed', async () => {
    const { draft, publication } = await scheduled({ title: 'Kapalı' });
    expect((await wizard.save(draft, { title: 'Açık' })).json().code).toBe('campaign-scheduled');
    const free = (await wizard.move(draft.id, publication.version, 'unschedule')).json();
    expect(free.campaign).toMatchObject({ state: 'draft', publishAt: null });
    expect((await wizard.save(draft, { title: 'Açık' })).statusCode).toBe(200);
    expect(await publishDue(wizard.db, due)).toBe(0);
  });

  it('requires a future time before its end', async () => {
    const draft = await wizard.begin({ endAt: '20.11.2026 14:00' });
    expect(Object.keys((await wizard.schedule(draft, '2026-11-20T11:59')).json().fields)).toEqual(['at']);
    expect((await wizard.schedule(draft, at)).json()).toMatchObject({
      code: 'campaign-contradictory',
      current: [{ kind: 'end-before-start' }],
    });
  });

  it('returns to draft with a reason when it cannot be published at its time', async () => {
    const { id } = await scheduled({ title: 'Gecikmiş', endAt: '20.11.2026 16:00' });
    expect(await publishDue(wizard.db, new Date('2026-11-21T09:00:00Z'))).toBe(0);
    expect((await wizard.read(id)).campaign).toMatchObject({
      ...{ state: 'draft', publishAt: null, problem: 'campaign-contradictory' },
    });
  });

  it('is published once by several nodes, of which one is killed', async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, async (_, place) => (await scheduled({ title: `Düğüm ${place}` })).id),
    );
    const workers = await openKillableWorkers(wizard.database.connection, publisher);
    onTestFinished(workers.close);
    // All nodes are stopped in the middle of a publication.
    await workers.other.query('begin');
    await workers.other.query('lock table campaign_version in access exclusive mode');
    const nodes = ids.slice(0, 3).map(() => workers.start(due.toISOString()));
    await Promise.all(nodes.map(({ blocked }) => blocked()));
    await nodes[0]?.kill();
    await workers.other.query('rollback');
    const states = () => wizard.db.select().from(campaign).where(inArray(campaign.id, ids));
    await expect
      .poll(async () => (await states()).every(({ status }) => status === 'live'), { timeout: 60_000 })
      .toBe(true);
    await workers.reset();
    for (const id of ids) {
      const entries = await wizard.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
      expect(entries.filter(({ action }) => action === 'campaign-published')).toHaveLength(1);
      expect(await wizard.db.$count(campaignVersion, eq(campaignVersion.campaignId, id))).toBe(1);
    }
  }, 120_000);

  it('is published within five seconds of a start after downtime', async () => {
    const { id } = await scheduled({ title: 'Uyuyan' });
    const late = new Date(testNow.getTime() + 3 * 86_400_000);
    const publishing = startPublishing(wizard.db, () => late, { error: () => undefined });
    const state = async () => (await wizard.db.select().from(campaign).where(eq(campaign.id, id)))[0]?.status;
    await expect.poll(state, { timeout: 5_000 }).toBe('live');
    await publishing.stop();
  });
});
