import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Side } from '#server/testing/brand-side.ts';
import { testNow } from '#server/testing/test-app.ts';
import { afterLunch, minutes, openAutomation } from './testing/automation-desk.ts';

const { server, admin, call, makeSide, automate, ask, askFor, runAt, runsOf, rowOf, work } =
  await openAutomation();

describe('automation', () => {
  it('ignores leads that waited before it was activated, and does nothing while inactive or binned', async () => {
    const side = await makeSide();
    const [ownerId] = side.ids as [string];
    const before = await ask(side, { ownerId, respondBy: minutes(-1) });
    const rule = await automate(side, {}, false);
    const after = await ask(side, { ownerId });
    await runAt(afterLunch);
    expect(await runsOf(before, after)).toEqual([]);
    server.clock.now = testNow;
    const on = await call('PATCH', `crm/automations/${rule.id}`, { version: 1, values: { isActive: true } });
    expect(on.statusCode, on.body).toBe(200);
    await runAt(afterLunch);
    expect((await runsOf(before, after)).map(({ leadId }) => leadId)).toEqual([after]);
    server.clock.now = testNow;
    const later = await ask(side, { ownerId });
    expect((await call('DELETE', `crm/automations/${rule.id}?version=2`)).statusCode).toBe(200);
    await runAt(afterLunch);
    expect(await runsOf(later)).toEqual([]);
  });

  it('acts on leads whose preferred time or snooze ends after its activation, despite an earlier deadline', async () => {
    const side = await makeSide();
    const [ownerId] = side.ids as [string];
    const passed = { ownerId, respondBy: minutes(-10) };
    const plain = await ask(side, passed);
    const snoozed = await ask(side, passed);
    await work(snoozed, { kind: 'snooze', until: minutes(120).toISOString() });
    const evening = await askFor(side, 'evening', passed);
    const morning = await askFor(side, 'morning', { ...passed, createdAt: minutes(-120) });
    await automate(side);
    const done = async () => (await runsOf(plain, snoozed, evening, morning)).map(({ leadId }) => leadId);
    await runAt(minutes(91));
    expect(await done()).toEqual([]);
    await runAt(minutes(121));
    expect(await done()).toEqual([snoozed]);
    await runAt(new Date('2026-11-23T09:00:00+03:00'));
    expect((await done()).toSorted()).toEqual([snoozed, evening].toSorted());
  });

  it.each<[string, object]>([
    ['action', { action: 'dance' }],
    ['action', { action: null }],
    ['hours', { hours: 0 }],
    ['hours', { hours: 1e9 }],
    ['hours', { hours: 'çok' }],
    ['people', { people: crypto.randomUUID() }],
    ['people', { people: ['a'] }],
    ['people', { people: 'x'.repeat(10_000) }],
    ['brandId', { brandId: crypto.randomUUID() }],
    ['name', { name: '' }],
  ])('is refused for its %s', async (field, values) => {
    const side = await makeSide(1);
    const given = { name: 'Otomasyon', brandId: side.brandId, action: 'remind', ...values };
    const reply = await call('POST', 'crm/automations', given);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields).map((path) => path.replace(/^values\./, ''))).toEqual([field]);
  });

  it('can be tried on the leads of the last week without writing', async () => {
    const side = await makeSide(2);
    const [ada, can] = side.ids as [string, string];
    const earlier = (hours: number) => new Date(testNow.getTime() - hours * hourInMs);
    const respondBy = earlier(2);
    const missed = await ask(side, { ownerId: ada, createdAt: earlier(3), respondBy });
    await ask(side, { createdAt: earlier(2.9), respondBy, firstContactAt: earlier(2.5), stage: 'contacted' });
    const late = await ask(side, { createdAt: earlier(2.8), respondBy, firstContactAt: earlier(1) });
    await ask(side, { createdAt: earlier(24 * 8), respondBy: earlier(24 * 8 - 1) });
    await ask(side, { createdAt: earlier(1) });
    const snoozed = await ask(side, { createdAt: earlier(3), respondBy: minutes(-5) });
    server.clock.now = minutes(-10);
    await work(snoozed, { kind: 'snooze', until: minutes(200).toISOString() });
    server.clock.now = testNow;
    const rule = await automate(side, { action: 'reassign', people: `${ada},${can}` }, false);
    const trial = (await call('GET', `crm/automations/${rule.id}/trial`)).json();
    expect(trial).toMatchObject({ action: 'reassign', leads: 5, runs: 2, nobody: 0 });
    const [latest, first] = trial.latest;
    expect([first.id, latest.id].toSorted()).toEqual([missed, late].toSorted());
    expect([first, latest].find(({ id }) => id === missed)).toMatchObject({
      ...{ owner: side.names[0], at: respondBy.toISOString(), people: [side.names[1]] },
    });
    expect(await runsOf(missed, late)).toEqual([]);
    expect((await rowOf(missed))?.ownerId).toBe(ada);
  });
});

describe('staff of a brand', () => {
  let ours: Side;
  let theirs: Side;
  let rule: { id: string };
  let runId: string;
  beforeAll(async () => {
    server.actAs(admin);
    [ours, theirs] = [await makeSide(), await makeSide()];
    rule = await automate(theirs);
    const id = await ask(theirs, { ownerId: theirs.ids[0] });
    await runAt(afterLunch);
    runId = (await runsOf(id))[0]?.id ?? '';
    server.clock.now = testNow;
  });
  beforeEach(() => server.actAs(ours.agent));

  const one = () => `crm/automations/${rule.id}`;
  it.each<[string, () => ReturnType<typeof call>]>([
    ['opened', () => call('GET', one())],
    ['tried', () => call('GET', `${one()}/trial`)],
    ['read in its history', () => call('GET', `${one()}/history`)],
    ['changed', () => call('PATCH', one(), { version: 1, values: { isActive: false } })],
    ['put into the bin', () => call('DELETE', `${one()}?version=1`)],
    ['taken out of the bin', () => call('POST', `${one()}/restore`)],
    ['opened as a run', () => call('GET', `crm/automation-runs/${runId}`)],
    [
      'made',
      () => call('POST', 'crm/automations', { name: 'Benim', brandId: theirs.brandId, action: 'remind' }),
    ],
  ])("cannot access another brand's %s", async (_name, attack) => {
    expect((await attack()).statusCode).toBe(404);
  });

  it('find no automation of another brand and cannot name its people', async () => {
    // Their own brand has the one with which it began.
    const { items } = (await call('GET', 'crm/automations')).json();
    expect(items).toMatchObject([{ brandId: ours.brandId, action: 'tell', people: null, isActive: true }]);
    for (const list of [
      `automations?brandId=${theirs.brandId}`,
      'automation-runs',
      `automation-runs?automationId=${rule.id}`,
      'automation-runs?q=ada',
    ])
      expect((await call('GET', `crm/${list}`)).json()).toMatchObject({ items: [], total: 0 });
    const given = { name: 'Onlara', brandId: ours.brandId, action: 'tell', people: theirs.ids[0] };
    expect((await call('POST', 'crm/automations', given)).json().fields).toHaveProperty('people');
    const own = (await call('POST', 'crm/automations', { ...given, people: ours.ids[0] })).json().row;
    const values = { brandId: theirs.brandId, people: theirs.ids[0] };
    expect((await call('PATCH', `crm/automations/${own.id}`, { version: 1, values })).statusCode).toBe(404);
  });
});
