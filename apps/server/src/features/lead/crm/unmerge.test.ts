import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { testNow } from '#server/testing/test-app.ts';
import { leadEvent } from '../table.ts';
import { openMerging } from './testing/merging-desk.ts';

const { server, brandId, agent, makeAgent, somebody, ask, merge, unmerge, work, undo, rowOf } =
  await openMerging();

describe('split of merged leads', () => {
  it('immediately after the merge restores both by undo', async () => {
    const contact = somebody();
    const [kept, other] = [await ask(contact), await ask(contact)];
    await work(other, { kind: 'stage', stage: 'offered' });
    const { change } = (await merge(kept, other)).json();
    expect((await undo(change)).json()).toMatchObject({ failed: [] });
    expect(await rowOf(kept)).toMatchObject({ stage: 'new', state: 'received', mergedInto: null });
    expect(await rowOf(other)).toMatchObject({ stage: 'offered', mergedInto: null });
  });

  it('happens once when requested twice concurrently, and the second request is told so', async () => {
    const contact = somebody();
    const [kept, other] = [await ask(contact), await ask(contact)];
    const { change } = (await merge(kept, other)).json();
    const undone = await Promise.all([undo(change), undo(change)]);
    const codes = undone.flatMap((reply) => reply.json().failed.map(({ code }: { code: string }) => code));
    expect(new Set(codes)).toEqual(new Set(['record-changed']));
    // Also when the first has already ended.
    expect((await undo(change)).json()).toMatchObject({
      done: 0,
      failed: [{ code: 'record-changed' }, { code: 'record-changed' }],
    });
    await merge(kept, other);
    const replies = await Promise.all([unmerge(other), unmerge(other)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await rowOf(kept)).toMatchObject({ stage: 'new', mergedInto: null });
    expect(await rowOf(other)).toMatchObject({ stage: 'new', mergedInto: null });
  });

  it('is possible for colleagues within thirty days and keeps later work', async () => {
    const contact = somebody();
    const [kept, other] = [await ask(contact), await ask(contact)];
    await merge(kept, other);
    await work(kept, { kind: 'stage', stage: 'won' });
    server.clock.now = new Date(testNow.getTime() + 30 * dayInMs);
    expect((await unmerge(other)).json().code).toBe('too-late-to-undo');
    server.clock.now = new Date(testNow.getTime() + 30 * dayInMs - 1);
    server.actAs(await makeAgent(brandId));
    expect((await unmerge(other)).json()).toEqual({ leadId: kept });
    server.actAs(agent);
    expect(await rowOf(kept)).toMatchObject({ stage: 'won' });
    expect(await rowOf(other)).toMatchObject({ stage: 'new', mergedInto: null });
    expect((await unmerge(other)).json().code).toBe('record-changed');
    expect(
      await server.db.$count(leadEvent, and(eq(leadEvent.leadId, other), eq(leadEvent.kind, 'merge'))),
    ).toBe(1);
  });
});
