import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServedResource } from '#server/resource/declaration.ts';
import { orderOf } from '#server/resource/list-records.ts';
import { isSelected, selectIds } from '#server/resource/rows.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { account } from '../table.ts';
import { customerRecords, userRecords } from './records.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await office.enter('ADMIN');
  await office.db.execute(sql`
    insert into account (username, username_key, email, email_key, password_hash, name, surname)
    select 'herkes.' || n, 'herkes.' || n, n || '@ornek.example', n || '@ornek.example', '-', md5(n::text), 'Yılmaz'
    from generate_series(1, 3000) as n`);
  // New entries stay in the pending list of a trigram index until a vacuum, which makes the index look expensive.
  await office.db.execute(sql`vacuum analyze account`);
});
afterAll(() => office.close());

const listOf = async (list: string, query: Readonly<Record<string, string>>) =>
  (await office.get(list, query)).json();
const idsOf = async (query: Readonly<Record<string, string>>) =>
  (await listOf('users', query)).items.map(({ id }: { id: string }) => id);

describe('people among thousands', () => {
  it.each<[string, ServedResource]>([
    ['customers', customerRecords],
    ['users', userRecords],
  ])('are found by an index, and no row is folded for it: %s', async (_, records) => {
    const ids = selectIds(office.db, records).where(isSelected(records, { q: 'zülküf' }));
    const { rows } = await office.db.execute(sql`explain ${ids.getSQL()}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Bitmap Index Scan on account_search');
    expect(plan).not.toContain('Seq Scan on account');
    expect(plan).not.toMatch(/folded_text|person_key/);
  });

  it('of a common name are read in the order of the list, of all that have it', async () => {
    const { id: newest } = await makeAccount(office.db, {
      ...{ surname: 'Yılmaz', createdAt: new Date('2029-01-01T00:00:00Z'), isActive: false },
    });
    expect((await listOf('customers', { q: 'YILMAZ' })).items[0]).toMatchObject({ id: newest });
    const { total, items, next } = await listOf('customers', { q: 'YILMAZ', sort: 'username' });
    expect([total, items.length]).toEqual([3_001, 50]);
    const second = await listOf('customers', { q: 'YILMAZ', sort: 'username', cursor: next });
    expect(second.total).toBe(3_001);
    const names = [...items, ...second.items].map(({ username }: { username: string }) => username);
    expect(new Set(names).size).toBe(100);
    expect(names).toEqual(names.toSorted());
    expect((await listOf('customers', { q: 'yilmaz', isActive: 'false' })).items).toMatchObject([
      { id: newest },
    ]);
  });

  it('are found by what they are called now, and by nothing that they changed or that was removed', async () => {
    const { id } = await makeAccount(office.db, { name: 'Nilüfer', phone: null });
    expect(await idsOf({ q: 'NILUFER' })).toEqual([id]);
    await office.db.update(account).set({ name: 'Gülay', phone: '+905321110077' }).where(sql`id = ${id}`);
    expect(await idsOf({ q: 'nilüfer' })).toEqual([]);
    expect(await idsOf({ q: 'gulay 0077' })).toEqual([id]);
    expect(await idsOf({ q: '0077' })).toEqual([id]);
    await office.db.delete(account).where(sql`id = ${id}`);
    expect(await idsOf({ q: '0077' })).toEqual([]);
  });

  it.each<[Readonly<Record<string, string>>, string]>([
    [{ sort: '-lastSeenAt' }, 'account_seen_order'],
    [{ lastSeenAtFrom: '2030-01-01' }, 'account_seen'],
  ])('are read by an index of when they were last seen: %o', async ({ sort, ...selection }, index) => {
    const rows = selectIds(office.db, customerRecords).where(isSelected(customerRecords, selection));
    const page = rows.orderBy(orderOf(customerRecords, sort).order).limit(50);
    const { rows: lines } = await office.db.execute(sql`explain ${page.getSQL()}`);
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    expect(plan).toMatch(new RegExp(`Index.* Scan .*${index} `));
    expect(plan).not.toContain('account_session');
  });

  it('can be sorted by when they were last seen, those never seen last', async () => {
    const days = ['2030-02-01', '2030-02-03', '2030-02-02'].map((day) => new Date(`${day}T00:00:00Z`));
    for (const lastSeenAt of days) await makeAccount(office.db, { surname: 'Görüldü', lastSeenAt });
    await makeAccount(office.db, { surname: 'Görüldü' });
    const seen = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = { q: 'görüldü', sort: '-lastSeenAt', limit: '1', ...(cursor === '' ? {} : { cursor }) };
      const page = await listOf('customers', query);
      seen.push(page.items[0].lastSeenAt?.slice(0, 10) ?? null);
      cursor = page.next;
    }
    expect(seen).toEqual(['2030-02-03', '2030-02-02', '2030-02-01', null]);
  });

  it('stand in their usual order where a search has neither letter nor digit', async () => {
    const { id } = await makeAccount(office.db, { createdAt: new Date('2030-01-01T00:00:00Z') });
    const { items } = await listOf('users', { q: '%' });
    expect(items[0]).toMatchObject({ id });
  });
});
