import { randomUUID } from 'node:crypto';
import { recordErrors } from '@ayrac/phrases/tr/record-errors.ts';
import { refusals } from '@ayrac/phrases/tr/refusals.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { countStatementsWith } from '#server/testing/count-statements.ts';
import { makeOccupation } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { testApp, testNow } from '#server/testing/test-app.ts';
import { type Occupation, type Office, openOffice } from '../testing/open-office.ts';

/** One more than two transactions write. */
const MANY = 201;

let office: Office;
let group = 0;
beforeAll(async () => {
  office = await openOffice();
});
beforeEach(async () => {
  group += 1;
  await office.enter('ADMIN');
});
afterAll(() => office.close());

/** Creates `count` occupations that only the search term of this group finds. */
async function makeGroup(count: number): Promise<readonly string[]> {
  const rows = Array.from({ length: count }, (_, nth) =>
    makeOccupation(office.db, { name: `Takım${group} ${nth}` }),
  );
  return (await Promise.all(rows)).map(({ id }) => id);
}
const all = () => ({ q: `takım${group}` });
const bulk = async (target: object, action: object) =>
  (await office.send('POST', 'occupations/bulk', { target, action })).json();
const undo = async (change: string) => (await office.undoChange(change)).json();
const read = async (id: string): Promise<Occupation> => (await office.get(`occupations/${id}`)).json();
const switchOff = { kind: 'set', values: { isActive: false } };

describe('many records', () => {
  it('of a list are written as one change in several transactions, and undone as one', async () => {
    const ids = await makeGroup(MANY);
    const outcome = await bulk({ kind: 'filter', query: { ...all(), sort: 'name' }, total: MANY }, switchOff);
    expect(outcome).toEqual({ done: MANY, failed: [], change: expect.any(String) });
    const list = (await office.get('occupations', { ...all(), isActive: 'false', limit: '1' })).json();
    expect(list.total).toBe(MANY);
    const entries = await office.db.select().from(auditEntry).where(eq(auditEntry.changeId, outcome.change));
    expect(new Set(entries.map(({ targetId }) => targetId))).toEqual(new Set(ids));
    const undone = await undo(outcome.change);
    expect(undone).toEqual({ done: MANY, failed: [], change: expect.any(String) });
    expect((await office.get('occupations', { ...all(), isActive: 'true', limit: '1' })).json().total).toBe(
      MANY,
    );
    // An undo can itself be undone.
    expect((await undo(undone.change)).done).toBe(MANY);
    expect((await office.get('occupations', { ...all(), isActive: 'false', limit: '1' })).json().total).toBe(
      MANY,
    );
  });

  it('are announced once per transaction', async () => {
    const ids = await makeGroup(101);
    const write = () => bulk({ kind: 'ids', ids }, switchOff);
    expect(await countStatementsWith(/pg_notify/, write)).toBe(2);
    // Nothing differs any more, so nothing is written or announced.
    expect(await countStatementsWith(/pg_notify/, write)).toBe(0);
  });

  it('are left alone if the list has changed since it was seen', async () => {
    const [first] = await makeGroup(3);
    const reply = await office.send('POST', 'occupations/bulk', {
      target: { kind: 'filter', query: all(), total: 2 },
      action: { kind: 'bin' },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'selection-changed']);
    expect((await read(first ?? '')).version).toBe(1);
  });

  it('are written except those that fail, each with its reason', async () => {
    const ids = await makeGroup(5);
    const [, second = '', , fourth = ''] = ids;
    const missing = randomUUID();
    await office.send('DELETE', `occupations/${second}?version=1`);
    await office.send('DELETE', `occupations/${fourth}?version=1`);
    // Takes the name of the fourth record before it is restored.
    await office.add(`TAKIM${group} 3`);
    const restored = await bulk({ kind: 'ids', ids: [...ids, missing, second] }, { kind: 'restore' });
    expect(restored.done).toBe(1);
    expect(restored.failed).toHaveLength(5);
    expect(restored.failed).toContainEqual({
      id: fourth,
      label: `Takım${group} 3`,
      code: 'validation-failed',
      message: recordErrors.taken,
    });
    expect(restored.failed).toContainEqual({
      id: missing,
      label: '',
      code: 'not-found',
      message: refusals['not-found'],
    });
    expect(restored.failed).toContainEqual({
      id: ids[0],
      label: `Takım${group} 0`,
      code: 'record-changed',
      message: refusals['record-changed'],
    });
    expect((await read(second)).isInBin).toBe(false);
    expect((await read(fourth)).isInBin).toBe(true);
  });

  it('that already have the values count as done without being written', async () => {
    const ids = await makeGroup(2);
    expect(await bulk({ kind: 'ids', ids }, { kind: 'set', values: { isActive: true } })).toEqual({
      done: 2,
      failed: [],
      change: null,
    });
    expect((await read(ids[0] ?? '')).version).toBe(1);
  });

  it.each([
    ['values that are none', { kind: 'set', values: { position: 'x' } }, 400],
    ['no action', {}, 400],
    ['an unknown action', { kind: 'delete' }, 400],
  ])('are not written with %s', async (_what, action, status) => {
    const ids = await makeGroup(1);
    const reply = await office.send('POST', 'occupations/bulk', {
      target: { kind: 'ids', ids },
      action,
    });
    expect(reply.statusCode).toBe(status);
    expect((await read(ids[0] ?? '')).version).toBe(1);
  });

  it.each([[[]], [['x']], [Array.from({ length: 1_001 }, () => randomUUID())]])(
    'are not these: %.60j',
    async (ids) => {
      const reply = await office.send('POST', 'occupations/bulk', {
        target: { kind: 'ids', ids },
        action: { kind: 'bin' },
      });
      expect(reply.statusCode).toBe(400);
    },
  );
});

it('a bulk write has the long timeout of the browser, other writes the usual one', async () => {
  const ids = await makeGroup(1);
  const caller = await office.enter('ADMIN');
  const hasty = await testApp({ on: office.database, caller, settings: { WRITE_TIMEOUT_MS: '1' } });
  const post = (path: string, body: object) => postJson(hasty.app, `/api/admin/occupations${path}`, body);
  expect((await post(`/${ids[0]}/restore`, {})).json().code).toBe('overloaded');
  expect((await post('/bulk', { target: { kind: 'ids', ids }, action: switchOff })).json().done).toBe(1);
  await hasty.close();
});

describe('a change that is undone', () => {
  it('restores the previous values of every kind', async () => {
    const row = await office.add(`Takım${group} x`, { nameEn: 'Before' });
    const changed = (
      await office.send('PATCH', `occupations/${row.id}`, {
        version: 1,
        values: { nameEn: null, position: 3 },
      })
    ).json();
    expect(await undo(changed.change)).toMatchObject({ done: 1, failed: [] });
    expect(await read(row.id)).toMatchObject({ nameEn: 'Before', position: 0, version: 3 });
    const binned = (await office.send('DELETE', `occupations/${row.id}?version=3`)).json();
    await undo(binned.change);
    expect((await read(row.id)).isInBin).toBe(false);
    const { items } = (await office.get(`occupations/${row.id}/history`)).json();
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'undone',
      'binned',
      'undone',
      'changed',
      'created',
    ]);
  });

  it('moves a created record to the recycle bin', async () => {
    const made = (await office.send('POST', 'occupations', { name: `Takım${group} y`, position: 0 })).json();
    const undone = await undo(made.change);
    expect(await read(made.row.id)).toMatchObject({ isInBin: true, name: `Takım${group} y` });
    await undo(undone.change);
    expect((await read(made.row.id)).isInBin).toBe(false);
  });

  it('keeps and reports what somebody has changed since in the same field', async () => {
    const ids = await makeGroup(3);
    const [, second = ''] = ids;
    const { change } = await bulk({ kind: 'ids', ids }, switchOff);
    await office.enter('ADMIN');
    await office.send('PATCH', `occupations/${second}`, { version: 2, values: { isActive: true } });
    const undone = await undo(change);
    expect(undone).toMatchObject({
      done: 2,
      failed: [{ id: second, label: `Takım${group} 1`, code: 'record-changed' }],
    });
    expect(await read(second)).toMatchObject({ isActive: true, version: 3 });
    expect(await undo(change)).toMatchObject({ done: 0, change: null });
  });

  it('keeps what somebody has changed since in another field', async () => {
    const [first = '', second = ''] = await makeGroup(2);
    const { change } = await bulk({ kind: 'ids', ids: [first, second] }, switchOff);
    await office.enter('ADMIN');
    await office.send('PATCH', `occupations/${first}`, { version: 2, values: { nameEn: 'Mine' } });
    // A new order gives every record of a new installation a position.
    await office.send('POST', 'occupations/order', { id: second, before: first });
    expect(await undo(change)).toMatchObject({ done: 2, failed: [] });
    expect(await read(first)).toMatchObject({ isActive: true, nameEn: 'Mine' });
    expect((await read(second)).position).toBeLessThan((await read(first)).position);
  });

  it('does not move a created record to the recycle bin that somebody has changed since', async () => {
    const made = (await office.send('POST', 'occupations', { name: `Takım${group} w`, position: 0 })).json();
    await office.enter('ADMIN');
    await office.send('PATCH', `occupations/${made.row.id}`, { version: 1, values: { nameEn: 'Mine' } });
    expect(await undo(made.change)).toMatchObject({ done: 0, failed: [{ code: 'record-changed' }] });
  });

  it('is refused if the previous values are not stored', async () => {
    const { id } = await makeOccupation(office.db, { name: `Takım${group} p` });
    const changeId = randomUUID();
    await office.db.insert(auditEntry).values({
      ...{
        at: testNow,
        action: 'record-changed',
        targetKind: 'occupations',
        targetId: id,
        version: 1,
        changeId,
      },
      ...{ fields: ['name'], changes: {} },
    });
    expect(await undo(changeId)).toMatchObject({ done: 0, failed: [{ id, code: 'not-undoable' }] });
  });

  it('is not found by callers without permission, or who did not make the change', async () => {
    const row = await office.add(`Takım${group} z`);
    const { change } = (
      await office.send('PATCH', `occupations/${row.id}`, { version: 1, values: { position: 9 } })
    ).json();
    const crm = await office.enter('CRM_ADMIN');
    expect((await office.undoChange(change)).statusCode).toBe(404);
    const own = randomUUID();
    await office.db.insert(auditEntry).values({
      ...{
        at: testNow,
        actorId: crm.id,
        action: 'record-changed',
        targetKind: 'occupations',
        targetId: row.id,
      },
      ...{ version: 2, changeId: own, fields: ['position'], changes: { position: { before: 1, after: 9 } } },
    });
    expect((await office.undoChange(own)).statusCode).toBe(404);
    await office.enter('CUSTOMER');
    expect((await office.undoChange(change)).statusCode).toBe(403);
    await office.enter('ADMIN');
    expect(await read(row.id)).toMatchObject({ position: 9, version: 2 });
  });
});
