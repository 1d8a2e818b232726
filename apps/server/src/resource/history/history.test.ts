import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
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

const change = ({ id, version }: Pick<Occupation, 'id' | 'version'>, values: object) =>
  office.send('PATCH', `occupations/${id}`, { version, values });
const read = async (id: string): Promise<Occupation> => (await office.get(`occupations/${id}`)).json();

describe('the history of a record', () => {
  it('lists who changed what, with the values before and after, newest first', async () => {
    const row = await office.add(newName(), { nameEn: 'One' });
    await change(row, { nameEn: 'Two', position: 4 });
    const other = await office.enter('ADMIN');
    await office.send('DELETE', `occupations/${row.id}?version=2`);
    await office.send('POST', `occupations/${row.id}/restore`);
    const { items, next } = (await office.get(`occupations/${row.id}/history`)).json();
    expect(next).toBeNull();
    const by = ({ id, username }: typeof other) => ({ id, username });
    expect(items).toMatchObject([
      { action: 'restored', by: by(other), fields: [] },
      { action: 'binned', by: by(other), fields: [] },
      {
        action: 'changed',
        by: by(admin),
        fields: [
          { name: 'nameEn', before: 'One', after: 'Two' },
          { name: 'position', before: 0, after: 4 },
        ],
      },
      {
        action: 'created',
        by: by(admin),
        fields: [
          { name: 'name', before: null, after: row.name },
          { name: 'nameEn', before: null, after: 'One' },
          { name: 'isActive', before: null, after: true },
          { name: 'position', before: null, after: 0 },
        ],
      },
    ]);
  });

  it('continues on the next page', async () => {
    const row = await office.add(newName());
    for (let version = 1; version <= 60; version += 1)
      await change({ id: row.id, version }, { position: version });
    const first = (await office.get(`occupations/${row.id}/history`)).json();
    const second = (await office.get(`occupations/${row.id}/history`, { cursor: first.next })).json();
    const after = [...first.items, ...second.items].map(({ fields }) => fields.at(-1).after);
    expect(after).toEqual([...Array.from({ length: 60 }, (_, nth) => 60 - nth), 0]);
    expect(second.next).toBeNull();
    const broken = await office.get(`occupations/${row.id}/history`, { cursor: 'eyJ4IjoxfQ' });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'bad-cursor']);
  });

  it('is written to the audit log in the transaction of the change', async () => {
    const row = await office.add(newName());
    await change(row, { name: 'Öğretmen' });
    const entries = await office.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.targetId, row.id), isNotNull(auditEntry.version)));
    expect(entries).toMatchObject([
      {
        action: 'record-created',
        actorId: admin.id,
        targetKind: 'occupations',
        version: 1,
        network: '127.0.0.0/24',
      },
    ]);
  });

  it('outlives the account of its author, without the name', async () => {
    const gone = await office.enter('ADMIN');
    const row = await office.add(newName());
    await office.enter('ADMIN');
    await office.db.delete(account).where(eq(account.id, gone.id));
    expect((await read(row.id)).changedBy).toBeNull();
    expect((await office.get(`occupations/${row.id}/history`)).json().items[0].by).toBeNull();
  });
});
