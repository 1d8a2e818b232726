import { tellBrandResults } from '@ayrac/contract/brand-leads.ts';
import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { lead, leadEvent, leadState } from '#server/features/lead/table.ts';
import { CALLS_A_MINUTE } from '#server/guards/admit-system.ts';
import { withdrawLead } from '#server/testing/leads.ts';
import { testNow } from '#server/testing/test-app.ts';
import { makeSide, openResults } from './testing/open-results.ts';

const { server, ours, theirs, ask, bearer, post, send, report, rowOf, reasonsOf, close } =
  await openResults();
beforeEach(() => {
  server.clock.now = testNow;
  server.actAs(undefined);
});
afterAll(close);

describe('system of a brand', () => {
  it('reports the result of a request, which its requester and the timeline see', async () => {
    const id = await ask(ours);
    const at = '2026-11-20T08:30:00.000Z';
    const outcome = await report(ours, { id: 'S-1', requestId: id, stage: 'won', at });
    const row = await rowOf(id);
    expect(outcome).toEqual({
      ...{ id: 'S-1', requestId: id, outcome: 'taken', version: row?.version, code: null, message: null },
    });
    expect(row).toMatchObject({ stage: 'won', state: 'closed', firstContactAt: new Date(at) });
    server.actAs(ours.agent);
    const { entries } = (await server.app.inject({ url: `/api/crm/leads/${id}/story` })).json();
    expect(entries).toContainEqual(
      expect.objectContaining({
        by: null,
        isBySystem: true,
        what: { kind: 'stage', stage: 'won', reason: null },
      }),
    );
    // The step is shown once, by the event of the work.
    expect(entries.map(({ what }: { what: { kind: string } }) => what.kind)).not.toContain('state');
    const kept = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
    expect(kept.map(({ action }) => action)).toContain('lead-result-taken');
  });

  it('is told which stages there are when it names another', async () => {
    const id = await ask(ours);
    const results = [{ id: 'S-0', requestId: id, stage: 'sold' }];
    const reply = await send(ours, results);
    expect([reply.statusCode, reply.json().allowed]).toEqual([
      400,
      { 'results.0.stage': ['contacted', 'qualified', 'offered', 'won', 'lost'] },
    ]);
  });

  it('gets the same response for repeated and concurrent reports of one result', async () => {
    const id = await ask(ours);
    const result = { id: 'S-2', requestId: id, stage: 'qualified' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => report(ours, result)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ outcome: 'taken' });
    expect(await server.db.$count(leadEvent, eq(leadEvent.leadId, id))).toBe(1);
    const moved = eq(leadState.toState, 'preparing');
    expect(await server.db.$count(leadState, and(eq(leadState.leadId, id), moved))).toBe(1);
    expect(await report(ours, { ...result, stage: 'won' })).toMatchObject({ code: 'idempotency-key-reused' });
    expect(await report(ours, { ...result, id: 'S-2b' })).toMatchObject({ outcome: 'unchanged' });
  });

  it('gets each conflict by name, while other results are stored', async () => {
    const [sound, decided, withdrawn, lost] = [
      await ask(ours),
      await ask(ours),
      await ask(ours),
      await ask(ours),
    ];
    await report(ours, { id: 'K-0', requestId: decided, stage: 'won' });
    await withdrawLead(server.db, withdrawn);
    const version = (await rowOf(sound))?.version ?? 0;
    const reply = await send(ours, [
      { id: 'K-1', requestId: decided, stage: 'qualified' },
      { id: 'K-2', requestId: withdrawn, stage: 'won' },
      { id: 'K-3', requestId: sound, stage: 'offered', version: version + 1 },
      { id: 'K-4', requestId: lost, stage: 'lost' },
      { id: 'K-5', requestId: lost, stage: 'lost', lostReasonId: ours.brandId },
      { id: 'K-6', requestId: sound, stage: 'offered', version },
    ]);
    expect(reply.json().items.map(({ code }: { code: string | null }) => code)).toEqual([
      'decided-otherwise',
      'request-withdrawn',
      'record-changed',
      'validation-failed',
      'validation-failed',
      null,
    ]);
    const { code, message } = tellBrandResults.reply.shape.items.element.shape;
    const changed = reply.json().items[2];
    expect([code, message].map((each) => each.meta()?.examples)).toEqual([[changed.code], [changed.message]]);
    // A refused result does not use up its key.
    const [reason] = await reasonsOf(ours);
    const again = { id: 'K-5', requestId: lost, stage: 'lost', lostReasonId: reason?.id };
    expect(await report(ours, again)).toMatchObject({ outcome: 'taken' });
    expect(await rowOf(lost)).toMatchObject({ stage: 'lost', lostReasonId: reason?.id });
  });

  it('can try results without storing them', async () => {
    const id = await ask(ours);
    const trial = await report(ours, { id: 'D-1', requestId: id, stage: 'won' }, { isTrial: true });
    expect(trial).toMatchObject({ outcome: 'taken' });
    expect(await rowOf(id)).toMatchObject({ stage: 'new', version: trial.version });
    expect(await report(ours, { id: 'D-1', requestId: id, stage: 'contacted' })).toMatchObject({
      outcome: 'taken',
    });
  });

  it('gets the same outcomes whether it tries results or reports them, one after the other', async () => {
    const id = await ask(ours);
    const version = (await rowOf(id))?.version;
    const results = [
      { id: 'E-1', requestId: id, stage: 'offered', version },
      { id: 'E-2', requestId: id, stage: 'won', version },
      { id: 'E-3', requestId: id, stage: 'won' },
      { id: 'E-4', requestId: id, stage: 'contacted' },
    ];
    for (const isTrial of [true, false]) {
      const { items } = (await send(ours, results, { isTrial })).json();
      expect(items.map(({ code }: { code: string | null }) => code)).toEqual([
        ...[null, 'record-changed', null, 'decided-otherwise'],
      ]);
    }
  });

  it('cannot access requests that belong to other brands, erased people or suspects', async () => {
    const [other, erased, robot] = [await ask(theirs, 'Zülküf'), await ask(ours), await ask(ours)];
    await server.db.update(lead).set({ erasedAt: testNow }).where(eq(lead.id, erased));
    await server.db.update(lead).set({ isSuspect: true }).where(eq(lead.id, robot));
    for (const requestId of [other, erased, robot, theirs.brandId])
      expect(await report(ours, { id: `X-${requestId}`, requestId, stage: 'won' })).toMatchObject({
        code: 'not-found',
      });
    expect(await rowOf(other)).toMatchObject({ stage: 'new', version: 1 });
    // Keys are unique per brand only.
    const id = await ask(ours);
    await report(ours, { id: 'ORTAK', requestId: id, stage: 'won' });
    expect(await report(theirs, { id: 'ORTAK', requestId: other, stage: 'won' })).toMatchObject({
      outcome: 'taken',
    });
  });

  it.each<[string, unknown]>([
    ['nothing', { results: [] }],
    ['too many', { results: Array.from({ length: 101 }, () => ({ id: 'a', requestId: 'b', stage: 'won' })) }],
    ['what it was asked for as', { results: [{ id: 'a', requestId: crypto.randomUUID(), stage: 'new' }] }],
    ['no name of its own', { results: [{ id: ' ', requestId: crypto.randomUUID(), stage: 'won' }] }],
    ['a list', []],
  ])('is refused when it reports %s', async (_name, body) => {
    expect((await post('/api/brand/results', body, bearer(ours))).statusCode).toBe(400);
  });

  it('has one limit per minute for all its addresses, with Retry-After', async () => {
    const side = await makeSide(server);
    const call = (number: number) =>
      server.app.inject({
        url: '/api/brand/lost-reasons',
        headers: bearer(side),
        remoteAddress: `10.1.0.${number}`,
      });
    for (let number = 1; number <= CALLS_A_MINUTE; number += 1)
      expect((await call(number)).statusCode).toBe(200);
    const refused = await call(200);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(await reasonsOf(ours)).not.toEqual([]);
    server.clock.now = new Date(testNow.getTime() + 2 * minuteInMs);
    expect((await call(1)).statusCode).toBe(200);
  });

  it('fetches the changes after its cursor', async () => {
    const side = await makeSide(server);
    const [first, second] = [await ask(side), await ask(side)];
    // Changes are ordered by the database's clock.
    const later = Math.max(Date.now(), testNow.getTime()) + minuteInMs;
    const fetchFrom = async (cursor?: string) => {
      server.clock.now = new Date(later);
      const query = { ...(cursor !== undefined && { cursor }) };
      return (await server.app.inject({ url: '/api/brand/leads', query, headers: bearer(side) })).json();
    };
    const whole = await fetchFrom();
    expect(whole.items.map(({ id }: { id: string }) => id).toSorted()).toEqual([first, second].toSorted());
    await report(side, { id: 'P-1', requestId: first, stage: 'offered' });
    await withdrawLead(server.db, second);
    const { items, next } = await fetchFrom(whole.next);
    expect(items).toMatchObject([
      { id: first, stage: 'offered', version: (await rowOf(first))?.version },
      { id: second, state: 'withdrawn', contact: null },
    ]);
    expect((await fetchFrom(next)).items).toEqual([]);
  });
});
