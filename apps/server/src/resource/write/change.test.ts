import { recordErrors } from '@ayrac/phrases/tr/record-errors.ts';
import { refusals } from '@ayrac/phrases/tr/refusals.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, occupation } from '#server/features/account/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { inDays } from '#server/testing/test-app.ts';
import { type Occupation, type Office, openOffice } from '../testing/open-office.ts';

let office: Office;
let admin: Awaited<ReturnType<Office['enter']>>;
let made = 0;
const newName = () => `Kayıt ${++made}`;
beforeAll(async () => {
  office = await openOffice();
});
beforeEach(async () => {
  admin = await office.enter('ADMIN');
});
afterAll(() => office.close());

const nowhere = '00000000-0000-4000-8000-000000000000';
const change = ({ id, version }: Pick<Occupation, 'id' | 'version'>, values: object) =>
  office.send('PATCH', `occupations/${id}`, { version, values });
const read = async (id: string): Promise<Occupation> => (await office.get(`occupations/${id}`)).json();
const offered = async (): Promise<readonly string[]> =>
  (await office.app.inject('/api/public/occupations')).json().map(({ name }: { name: string }) => name);

describe('a record', () => {
  it('is created with the parsed values, its author and its time', async () => {
    const name = newName();
    const reply = await office.send('POST', 'occupations', {
      name: `  ${name} `,
      isActive: true,
      position: '7',
      id: nowhere,
      version: 9,
    });
    expect(reply.statusCode).toBe(200);
    const { row } = reply.json();
    expect(row).toEqual({
      ...{
        id: expect.any(String),
        name,
        nameEn: null,
        isActive: true,
        position: 7,
        version: 1,
        isInBin: false,
      },
      ...{
        createdAt: '2026-11-20T09:00:00.000Z',
        updatedAt: '2026-11-20T09:00:00.000Z',
        changedBy: admin.username,
      },
    });
    expect(row.id).not.toBe(nowhere);
    expect(await read(row.id)).toEqual(row);
    expect(await offered()).toContain(name);
  });

  it('is created once, however often the request is repeated', async () => {
    const payload = { name: newName(), isActive: true, position: 0 };
    const headers = { 'idempotency-key': 'once-only' };
    const send = () => office.app.inject({ method: 'POST', url: '/api/admin/occupations', payload, headers });
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
  });

  it('is changed only in the sent fields, and its version is increased', async () => {
    const row = await office.add(newName(), { nameEn: 'Old' });
    const by = await office.enter('ADMIN');
    office.clock.now = inDays(1);
    const reply = await change(row, { nameEn: ' New ' });
    office.clock.now = inDays(0);
    expect(reply.json().row).toEqual({
      ...row,
      ...{ nameEn: 'New', version: 2, updatedAt: '2026-11-21T09:00:00.000Z', changedBy: by.username },
    });
    expect(reply.json().change).toEqual(expect.any(String));
  });

  it('is not written if nothing differs', async () => {
    const row = await office.add(newName());
    expect((await change(row, { name: row.name, isActive: true })).json()).toEqual({ row, change: null });
    expect((await change(row, {})).json()).toEqual({ row, change: null });
  });

  it('goes to the bin and comes back; meanwhile nobody is offered it, and who holds it keeps it', async () => {
    const row = await office.add(newName());
    const holder = await makeAccount(office.db, { occupationId: row.id });
    const binned = await office.send('DELETE', `occupations/${row.id}?version=1`);
    expect(binned.json()).toEqual({ change: expect.any(String) });
    expect(await offered()).not.toContain(row.name);
    const [held] = await office.db.select().from(account).where(eq(account.id, holder.id));
    expect(held?.occupationId).toBe(row.id);
    // The name of the binned record is free.
    const heir = await office.add(row.name);
    const refused = await office.send('POST', `occupations/${row.id}/restore`);
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { name: recordErrors.taken }]);
    await office.send('DELETE', `occupations/${heir.id}?version=1`);
    const back = await office.send('POST', `occupations/${row.id}/restore`);
    expect(back.json().row).toMatchObject({ isInBin: false, version: 3 });
    expect(await offered()).toContain(row.name);
  });

  it('that is switched off is hidden only from the public list', async () => {
    const row = await office.add(newName());
    await change(row, { isActive: false });
    expect(await offered()).not.toContain(row.name);
    expect((await read(row.id)).isInBin).toBe(false);
  });
});

describe('a name', () => {
  it.each([
    ['in another spelling', 'İŞLETMECİ'],
    ['with other signs', ' işletmeci! '],
  ])('that another record has %s is refused with its field', async (_how, name) => {
    const known = (await office.get('occupations', { q: 'isletmeci' })).json().items;
    if (known.length === 0) await office.add('İşletmeci');
    const made = await office.send('POST', 'occupations', { name, isActive: true, position: 0 });
    expect([made.statusCode, made.json().fields]).toEqual([400, { name: recordErrors.taken }]);
    const other = await office.add(newName());
    const renamed = await change(other, { name });
    expect([renamed.statusCode, renamed.json().fields]).toEqual([400, { name: recordErrors.taken }]);
    expect(await read(other.id)).toEqual(other);
  });

  it('may be changed in spelling by its own record', async () => {
    const row = await office.add('Buhar ustası');
    expect((await change(row, { name: 'Buhar Ustası' })).json().row).toMatchObject({ name: 'Buhar Ustası' });
  });
});

describe('two people who write one record', () => {
  it('one after the other: the second receives the current record', async () => {
    const row = await office.add(newName());
    const first = await change(row, { nameEn: 'First' });
    const second = await change(row, { nameEn: 'Second' });
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: 'record-changed',
      error: refusals['record-changed'],
      current: first.json().row,
    });
    expect(await read(row.id)).toMatchObject({ nameEn: 'First', version: 2 });
  });

  it('at the same time: one succeeds, the others receive a conflict', async () => {
    const row = await office.add(newName());
    const replies = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((nameEn) => change(row, { nameEn })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await read(row.id)).toMatchObject({ version: 2 });
  });

  it('one of whom puts it into the bin', async () => {
    const row = await office.add(newName());
    await change(row, { nameEn: 'Meanwhile' });
    const late = await office.send('DELETE', `occupations/${row.id}?version=1`);
    expect([late.statusCode, late.json().current.nameEn]).toEqual([409, 'Meanwhile']);
    await office.send('DELETE', `occupations/${row.id}?version=2`);
    const inBin = await change({ id: row.id, version: 3 }, { nameEn: 'Later' });
    expect([inBin.statusCode, inBin.json().current.isInBin]).toEqual([409, true]);
  });
});

describe('an invalid record', () => {
  it.each([
    // The position may be missing, since it is derived from the other records.
    ['nothing', {}, ['name']],
    ['a name of wrong type', { name: { $ne: 1 }, position: 1 }, ['name']],
    ['a name beyond its limit', { name: 'a'.repeat(81), position: 1 }, ['name']],
    ['a huge name', { name: 'a'.repeat(100_000), position: 1 }, ['name']],
    ['a blank name', { name: ' \u200b ', position: 1 }, ['name']],
    ['a switch as a word', { name: 'x', position: 1, isActive: 'yes' }, ['isActive']],
    ['a position in words', { name: 'x', position: 'first' }, ['position']],
    ['a position below all', { name: 'x', position: -1 }, ['position']],
    [
      'everything wrong',
      { name: 1, nameEn: [], isActive: 2, position: {} },
      ['name', 'nameEn', 'isActive', 'position'],
    ],
  ])('%s is refused field by field, when made and when changed', async (what, body, fields) => {
    const reply = await office.send('POST', 'occupations', body);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, fields]);
    const row = await office.add(newName());
    const changed = await change(row, body);
    expect(changed.statusCode).toBe(what === 'nothing' ? 200 : 400);
    expect(await read(row.id)).toEqual(row);
  });

  it.each(['[]', '"x"', '7', 'null', '{'])('a body %s is refused', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await office.app.inject({
      method: 'POST',
      url: '/api/admin/occupations',
      payload,
      headers,
    });
    expect(reply.statusCode).toBe(400);
  });

  it.each([
    ['PATCH', `occupations/${nowhere}`, { version: 1, values: {} }],
    ['DELETE', `occupations/${nowhere}?version=1`, undefined],
    ['POST', `occupations/${nowhere}/restore`, undefined],
    ['POST', 'occupations/order', { id: nowhere, before: null }],
    ['POST', `/api/crm/changes/${nowhere}/undo`, undefined],
  ] as const)('%s %s is not found', async (method, path, body) => {
    expect((await office.send(method, path, body)).statusCode).toBe(404);
  });

  it.each([
    ['PATCH', 'occupations/x', { version: 1, values: {} }],
    ['PATCH', `occupations/${nowhere}`, { version: 'x', values: {} }],
    ['PATCH', `occupations/${nowhere}`, { version: 1 }],
    ['DELETE', `occupations/${nowhere}`, undefined],
    ['DELETE', `occupations/${nowhere}?version=1.5`, undefined],
    ['DELETE', `occupations/${nowhere}?version=99999999999`, undefined],
    ['POST', 'occupations/order', { id: 'x', before: null }],
  ] as const)('%s %s with %j is refused', async (method, path, body) => {
    expect((await office.send(method, path, body)).statusCode).toBe(400);
  });

  it('is no history either', async () => {
    expect((await office.get(`occupations/${nowhere}`)).statusCode).toBe(404);
    expect((await office.get(`occupations/${nowhere}/history`)).statusCode).toBe(404);
  });
});

it.each(['CUSTOMER', 'BRAND', 'CRM_ADMIN'] as const)(
  'a %s may not call any of the endpoints',
  async (role) => {
    const row = await office.add(newName());
    await office.enter(role);
    const replies = await Promise.all([
      office.get('occupations'),
      office.get(`occupations/${row.id}`),
      office.get('occupations/export', { format: 'csv' }),
      change(row, { nameEn: 'x' }),
      office.send('DELETE', `occupations/${row.id}?version=1`),
      office.send('POST', 'occupations/bulk', {
        target: { kind: 'ids', ids: [row.id] },
        action: { kind: 'bin' },
      }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
    const [found] = await office.db.select().from(occupation).where(eq(occupation.id, row.id));
    expect(found).toMatchObject({ version: 1, binnedAt: null });
  },
);

it.each(['PATCH', 'DELETE'] as const)('a %s from another site is refused', async (method) => {
  const row = await office.add(newName());
  const reply = await office.app.inject({
    method,
    url: `/api/admin/occupations/${row.id}?version=1`,
    headers: { origin: 'https://elsewhere.example', cookie: 'accessToken=x' },
    ...(method === 'PATCH' ? { payload: { version: 1, values: { nameEn: 'x' } } } : {}),
  });
  expect(reply.json().code).toBe('cross-site-request');
  expect(await read(row.id)).toEqual(row);
});
