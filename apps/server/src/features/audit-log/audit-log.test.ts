import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { makeBrand } from '#server/testing/factories.ts';

let office: Office;
let admin: string;
beforeAll(async () => {
  office = await openOffice();
});
beforeEach(async () => {
  admin = (await office.enter('ADMIN')).id;
});
afterAll(() => office.close());

const list = async (query: Record<string, string>) => (await office.get('audit', query)).json().items;

describe('audit log', () => {
  it('shows who changed which record, with values before and after', async () => {
    const row = await office.add('Denetçi');
    await office.send('PATCH', `occupations/${row.id}`, { version: 1, values: { name: 'Baş denetçi' } });
    const [changed, created] = await list({ q: row.id });
    expect([changed.action, created.action]).toEqual(['record-changed', 'record-created']);
    expect(changed).toMatchObject({ actorId: admin, targetKind: 'occupations', targetId: row.id });
    expect(changed.labels.actorId).toEqual(expect.any(String));
    const changes = (await office.get(`audit/${changed.id}/changes`)).json();
    expect(changes).toContainEqual({ name: 'name', before: 'Denetçi', after: 'Baş denetçi' });
  });

  it('shows the current name of a target, and accepts ids without a record', async () => {
    const at = office.clock.now;
    const [about, opened, ...odd] = await office.db
      .insert(auditEntry)
      .values([
        { at, action: 'login', targetKind: 'account', targetId: admin },
        { at, action: 'record-opened', targetKind: 'users', targetId: admin },
        { at, action: 'record-changed', targetKind: 'brands', targetId: 'no-id' },
        { at, action: 'record-changed', targetKind: 'brands', targetId: '-'.repeat(36) },
      ])
      .returning();
    const { username } = (await office.get(`users/${admin}`)).json();
    for (const entry of [about, opened])
      expect((await office.get(`audit/${entry?.id}`)).json()).toMatchObject({ target: username });
    for (const { id } of odd)
      expect((await office.get(`audit/${id}`)).json()).toMatchObject({ target: null });
  });

  it('shows of personal fields only that they changed', async () => {
    const entry = { action: 'profile-saved', fields: ['phone'], targetKind: 'account', targetId: admin };
    const [made] = await office.db
      .insert(auditEntry)
      .values({ at: office.clock.now, ...entry })
      .returning();
    expect((await office.get(`audit/${made?.id}/changes`)).json()).toEqual([{ name: 'phone' }]);
  });

  it('can be filtered by person, action, record and time, with pagination', async () => {
    for (const name of ['Bir', 'İki', 'Üç']) await office.add(`Denetim ${name}`);
    const own = { actorId: admin, action: 'record-created' };
    const all = await list(own);
    expect(all).toHaveLength(3);
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = (
        await office.get('audit', { ...own, limit: '1', ...(cursor !== '' && { cursor }) })
      ).json();
      seen.push(...page.items.map(({ id }: { id: string }) => id));
      if (page.next === null) break;
      cursor = page.next;
    }
    expect(seen).toEqual(all.map(({ id }: { id: string }) => id));
    expect(await list({ ...own, createdAtFrom: '2026-11-21' })).toEqual([]);
    expect(await list({ actorId: admin, action: 'login' })).toEqual([]);
    expect(await list({ ...own, q: 'occupations' })).toHaveLength(3);
  });

  it('is searched by the names of kinds, the names of records and the beginning of an id', async () => {
    const { id } = await makeBrand(office.db, { name: 'Çınaraltı Şekerleme' });
    await office.send('PATCH', `brands/${id}`, { version: 1, values: { about: 'Yeni' } });
    const found = async (q: string) =>
      (await list({ q, actorId: admin })).map((row: { targetId: string }) => row.targetId);
    await office.add('Saat tamircisi');
    expect(await found('cinaralti şek')).toEqual([id]);
    expect(await found('marka')).toEqual([id]);
    expect(await found('Brand')).toEqual([id]);
    expect(await found(`brands ${id.slice(0, 8)}`)).toEqual([id]);
    expect(await found(` ${id.slice(0, 13).toUpperCase()} `)).toEqual([id]);
    expect(await found(`marka ${id.slice(0, 20)}`)).toEqual([id]);
    expect(await found('marka çınaraltı')).toEqual([id]);
    expect(await found('şekerleme marka çınar')).toEqual([id]);
    expect(await found('kategori çınaraltı')).toEqual([]);
    expect(await found('meslek')).toHaveLength(1);
    expect(await found('bulunmayan')).toEqual([]);
    const { username } = (await office.get(`users/${admin}`)).json();
    await office.db
      .insert(auditEntry)
      .values({ at: office.clock.now, action: 'login', targetKind: 'account', targetId: admin });
    expect(await list({ q: username })).toMatchObject([{ target: username }]);
    expect(await list({ q: `account ${username}` })).toMatchObject([{ target: username }]);
    // A record may be named after a kind.
    const named = await makeBrand(office.db, { name: 'Meslek Kampüsü' });
    await office.send('PATCH', `brands/${named.id}`, { version: 1, values: { about: 'Yeni' } });
    expect(await found('meslek kampüsü')).toEqual([named.id]);
  });

  it('can be filtered by the record that it is about', async () => {
    const [one, other] = [
      await makeBrand(office.db, { name: 'Kızılcık Reçelleri' }),
      await makeBrand(office.db, { name: 'Ihlamur Çayları' }),
    ];
    for (const { id } of [one, other])
      await office.send('PATCH', `brands/${id}`, { version: 1, values: { about: 'Yeni' } });
    const about = async (query: Record<string, string>) =>
      (await list(query)).map((row: { targetId: string }) => row.targetId);
    expect(await about({ aboutBrand: one.id })).toEqual([one.id]);
    expect(await about({ aboutBrand: one.id.toUpperCase() })).toEqual([one.id]);
    expect(await about({ aboutBrand: one.id, aboutCampaign: other.id })).toEqual([]);
    expect((await office.get('audit', { aboutCategory: 'meyve' })).statusCode).toBe(400);
  });

  it('names the records of an exported filter', async () => {
    const { id } = await makeBrand(office.db, { name: 'Kirazlı; Çiçek' });
    await office.get('campaigns/export', { format: 'csv', brandId: id });
    const [entry] = await list({ actorId: admin, action: 'records-exported' });
    expect(entry.filter).toBe('brandId=Kirazlı, Çiçek');
    const noId = '-'.repeat(36);
    const [odd] = await office.db
      .insert(auditEntry)
      .values({ at: office.clock.now, action: 'records-exported', filter: { brandId: noId } })
      .returning();
    expect((await office.get(`audit/${odd?.id}`)).json()).toMatchObject({ filter: `brandId=${noId}` });
    const { body } = await office.get('audit/export', {
      format: 'csv',
      reason: 'report',
      actorId: admin,
      action: 'records-exported',
    });
    expect(body).toContain('Marka: Kirazlı, Çiçek');
  });

  it('can be exported only with a reason, which is recorded', async () => {
    expect((await office.get('audit/export', { format: 'csv' })).statusCode).toBe(400);
    const reason = 'law';
    const reply = await office.get('audit/export', { format: 'csv', reason });
    expect(reply.statusCode).toBe(200);
    const entries = await office.db.select().from(auditEntry).where(eq(auditEntry.reason, reason));
    expect(entries).toMatchObject([{ action: 'records-exported', targetKind: 'audit', actorId: admin }]);
    // The list shows the number of rows in the file.
    const rows = Number(reply.headers['x-total-rows']);
    expect(await list({ actorId: admin, action: 'records-exported' })).toMatchObject([{ reason, rows }]);
  });

  it('is exported in words, in the language of the reader', async () => {
    const row = await office.add('Arşivci');
    await office.send('PATCH', `occupations/${row.id}`, { version: 1, values: { name: 'Baş arşivci' } });
    const filter = { actorId: admin, action: 'record-changed', format: 'csv', reason: 'law' };
    const { body } = await office.get('audit/export', filter);
    expect(body).toContain(';Meslek;');
    expect(body).toContain(';Adı;');
    expect(body).not.toContain('occupations');
    const own = await office.get('audit/export', { ...filter, action: 'records-exported' });
    expect(own.body).toContain('Yasal');
  });

  it.each([
    ['changed', sql`update audit_entry set action = 'login'`],
    ['deleted', sql`delete from audit_entry`],
    ['emptied', sql`truncate audit_entry`],
  ])('is never %s', async (_name, statement) => {
    await office.add(`Kalıcı ${_name}`);
    const before = await office.db.$count(auditEntry);
    await expect(office.db.execute(statement)).rejects.toThrow();
    expect(await office.db.$count(auditEntry)).toBe(before);
  });

  it('has one index by records, which finds those of a kind, too', async () => {
    const indexes = await office.db.execute(sql`
      select indexname as name from pg_indexes
      where tablename = 'audit_entry' and indexdef like '%target_id, at%'`);
    expect(indexes.rows).toEqual([{ name: 'audit_entry_record' }]);
    await office.db.execute(sql`
      insert into audit_entry (at, action, target_kind, target_id)
      select now(), 'login', 'account', 'account-' || number from generate_series(1, 2000) as number`);
    await office.db.execute(sql`analyze audit_entry`);
    const { rows } = await office.db.execute(sql`
      explain select id from audit_entry where target_kind = 'account' and target_id = 'account-7'
      order by at desc, id desc`);
    expect(JSON.stringify(rows)).toContain('audit_entry_record');
  });
});
