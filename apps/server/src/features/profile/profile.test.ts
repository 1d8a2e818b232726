import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, occupation } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeOccupation } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { member } from '#server/testing/quote-body.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';

let server: TestApp;
let id: string;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  const made = await makeAccount(server.db);
  id = made.id;
  server.actAs({ ...member(1), id, username: made.username });
});

const post = (body: unknown, headers: Record<string, string> = {}) =>
  postJson(server.app, '/api/me/profile', body, headers);
const empty = {
  ...{ name: '', surname: '', phoneNumber: '', gender: '', birthday: '' },
  ...{ job: '', city: '', town: '', remindMe: false },
};
/** Sends a form that is empty except for the given fields. */
const save = (input: object, headers: Record<string, string> = {}) => post({ ...empty, ...input }, headers);
const read = async () => (await server.app.inject('/api/Auth_Service/customer/profile')).json();
const occupations = async (language = 'tr') => {
  const headers = { 'accept-language': language };
  return (await server.app.inject({ url: '/api/public/occupations', headers })).json();
};
const rowOf = async () => (await server.db.select().from(account).where(eq(account.id, id)))[0];

describe('the occupations', () => {
  it('are sorted in Turkish order, with "other" last', async () => {
    const names = (await occupations()).map(({ name }: { name: string }) => name);
    expect(names.length).toBeGreaterThanOrEqual(60);
    expect(names.slice(0, 2)).toEqual(['Akademisyen', 'Aşçı']);
    expect(names.indexOf('Çiftçi')).toBeGreaterThan(names.indexOf('Berber'));
    expect(names.indexOf('Öğretmen')).toBeGreaterThan(names.indexOf('Oyuncu'));
    expect(names.slice(-2)).toEqual(['Çalışmıyor', 'Diğer']);
  });

  it('have English names on English pages', async () => {
    const names = (await occupations('en')).map(({ name }: { name: string }) => name);
    expect(names).toContain('Teacher');
    expect(names.at(-1)).toBe('Other');
  });
});

describe('a profile', () => {
  // Specification 3.5, 3.6
  it('is saved as normalised by its rules, and read back', async () => {
    const [job] = await occupations();
    const reply = await save({
      name: ' Şebnem ',
      surname: 'Iğdır',
      phoneNumber: '0532 111 22 33',
      gender: 'female',
      birthday: '1990-05-17',
      job: job.id,
      city: 'izmir',
      town: 'bornova',
      remindMe: true,
      version: 0,
    });
    expect(reply.statusCode).toBe(200);
    expect(await read()).toEqual(reply.json());
    expect(reply.json()).toMatchObject({
      name: 'Şebnem',
      phoneNumber: '5321112233',
      city: 'İzmir',
      town: 'Bornova',
      country: 'Türkiye',
      job,
      remindMe: true,
      version: 1,
    });
    expect(await rowOf()).toMatchObject({ phone: '+905321112233' });
  });

  it('clears fields that are sent empty', async () => {
    await save({ name: 'Elif', phoneNumber: '5321112233', city: 'İzmir', town: 'Bornova' });
    await save({ name: '', phoneNumber: null, city: 'İzmir', town: '' });
    expect(await read()).toMatchObject({ name: null, phoneNumber: null, city: 'İzmir', town: null });
  });

  it.each([
    ['an invalid phone', { phoneNumber: '123' }, ['phoneNumber']],
    ['a birthday to come', { birthday: '2030-01-01' }, ['birthday']],
    ['a job that is not on offer', { job: '00000000-0000-4000-8000-000000000000' }, ['job']],
    ['a district of another city', { city: 'İzmir', town: 'Kadıköy' }, ['town']],
    ['a name of wrong type', { name: { $ne: 1 } }, ['name']],
    ['a name beyond any form', { name: 'a'.repeat(501) }, ['name']],
    ['a reminder of wrong type', { remindMe: 'yes' }, ['remindMe']],
  ])('with %s is refused field by field without a change', async (_case, body, fields) => {
    await save({ name: 'Elif' });
    const reply = await save({ name: 'Can', ...body });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(fields);
    expect(await read()).toMatchObject({ name: 'Elif' });
  });

  it.each([
    ['nothing', null, Object.keys(empty)],
    ['an empty body', {}, Object.keys(empty)],
    ['a list', [empty], ['body']],
    ['a part of its fields', { name: 'Can', surname: 'Su' }, Object.keys(empty).slice(2)],
  ])('with %s is refused: missing fields are not cleared', async (_case, body, fields) => {
    await save({ name: 'Elif' });
    const reply = await post(body);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields ?? {})).toEqual(fields);
    expect(await read()).toMatchObject({ name: 'Elif' });
  });

  // Specification 3.6, 5.20
  it('ignores unknown fields', async () => {
    const before = await rowOf();
    const forged = {
      role: 'ADMIN',
      roles: 'ADMIN',
      brand: 'x',
      brandId: id,
      isActive: false,
      customerId: '00000000-0000-4000-8000-000000000009',
      id: '00000000-0000-4000-8000-000000000009',
      email: 'baska@ornek.example',
      emailVerifiedAt: null,
      username: 'baska',
      createdAt: '2020-01-01T00:00:00Z',
      profileVersion: 99,
    };
    await save({ name: 'Elif', ...forged });
    expect(await rowOf()).toEqual({
      ...before,
      name: 'Elif',
      searchKey: expect.stringContaining('elif'),
      profileVersion: 1,
      updatedAt: server.clock.now,
    });
  });

  it('keeps an occupation that is no longer offered', async () => {
    const job = await makeOccupation(server.db, { name: `Kâtip ${id}` });
    await save({ job: job?.id });
    await server.db
      .update(occupation)
      .set({ isActive: false })
      .where(eq(occupation.id, job?.id ?? ''));
    expect((await save({ job: job?.id, name: 'Elif' })).statusCode).toBe(200);
    await save({ job: '' });
    expect((await save({ job: job?.id })).json().fields).toHaveProperty('job');
  });

  it('is audited by field names, and only after a change', async () => {
    await save({ name: 'Elif', phoneNumber: '5321112233' });
    await save({ name: 'Elif', phoneNumber: '5321112233' });
    const entries = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
    expect(entries).toMatchObject([
      { action: 'profile-saved', actorId: id, fields: ['name', 'phoneNumber'], network: '192.0.2.0/24' },
    ]);
  });

  it('belongs to its owner; guests have none', async () => {
    server.actAs({ kind: 'anonymous' });
    expect((await save({ name: 'Elif' })).statusCode).toBe(401);
  });

  it('is refused from another site', async () => {
    const foreign = await save({ name: 'Elif' }, { origin: 'https://elsewhere.example' });
    expect(foreign.json().code).toBe('cross-site-request');
  });
});

describe('two open forms of one profile', () => {
  it('saved in turn: the second gets a conflict and can overwrite', async () => {
    expect((await save({ name: 'Elif', version: 0 })).statusCode).toBe(200);
    const second = await save({ name: 'Can', version: 0 });
    expect([second.statusCode, second.json().code]).toEqual([409, 'profile-changed']);
    expect(await read()).toMatchObject({ name: 'Elif' });
    expect((await save({ name: 'Can' })).json()).toMatchObject({ name: 'Can', version: 2 });
  });

  it('saved concurrently: one succeeds, the others get a conflict', async () => {
    const names = ['Ali', 'Can', 'Ece', 'Efe', 'Ela'];
    const replies = await Promise.all(names.map((name) => save({ name, version: 0 })));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await read()).toMatchObject({ version: 1 });
  });

  it('with equal values need no decision', async () => {
    await save({ name: 'Elif', version: 0 });
    expect((await save({ name: 'Elif', version: 0 })).statusCode).toBe(200);
  });
});
