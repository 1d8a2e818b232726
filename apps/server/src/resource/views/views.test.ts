import { recordErrors } from '@ayrac/phrases/tr/record-errors.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#server/features/account/table.ts';
import { makeBrand } from '#server/testing/factories.ts';
import { type Office, openOffice } from '../testing/open-office.ts';
import { officeView } from './table.ts';

let office: Office;
let owner: Awaited<ReturnType<Office['enter']>>;
beforeAll(async () => {
  office = await openOffice();
});
beforeEach(async () => {
  owner = await office.enter('ADMIN');
});
afterAll(() => office.close());

const add = async (name: string, more: object = {}) =>
  office.send('POST', '/api/crm/views', {
    resource: 'occupations',
    name,
    query: 'isActive=false',
    isDefault: false,
    isShared: false,
    ...more,
  });
const list = async () => (await office.get('/api/crm/views', { resource: 'occupations' })).json();

describe('a view', () => {
  it('is saved for its owner and listed by the Turkish alphabet', async () => {
    const kept = (await add('Şehir')).json();
    await add('Sıra');
    await add(' Çöp ', { query: 'bin=only' });
    expect(kept).toEqual({
      ...{
        id: expect.any(String),
        resource: 'occupations',
        name: 'Şehir',
        query: 'isActive=false',
        isDefault: false,
        isShared: false,
        sharedBy: null,
      },
    });
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Çöp', 'Sıra', 'Şehir']);
  });

  it('is changed only in the sent fields, and deleted', async () => {
    const { id } = (await add('Bir')).json();
    expect((await office.send('PATCH', `/api/crm/views/${id}`, { query: 'q=x' })).json()).toMatchObject({
      name: 'Bir',
      query: 'q=x',
    });
    expect((await office.send('DELETE', `/api/crm/views/${id}`)).json()).toEqual({ id });
    expect(await list()).toEqual([]);
    expect((await office.send('DELETE', `/api/crm/views/${id}`)).statusCode).toBe(404);
  });

  it('has a unique name', async () => {
    await add('Bir');
    const { id } = (await add('İki')).json();
    const rename = (name: string) => office.send('PATCH', `/api/crm/views/${id}`, { name });
    const refused = [await add('Bir'), await add('BİR'), await rename('Bir'), await rename('bir')];
    for (const reply of refused)
      expect([reply.statusCode, reply.json().fields]).toEqual([400, { name: recordErrors.taken }]);
    expect((await rename('İKİ')).statusCode).toBe(200);
  });

  it('replaces another default view, even if two are set at the same time', async () => {
    await add('Bir', { isDefault: true });
    const replies = await Promise.all(['İki', 'Üç', 'Dört'].map((name) => add(name, { isDefault: true })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const opening = (await list()).filter(({ isDefault }: { isDefault: boolean }) => isDefault);
    expect(opening).toHaveLength(1);
    const { id } = (await add('Beş')).json();
    await office.send('PATCH', `/api/crm/views/${id}`, { isDefault: true });
    expect((await list()).filter(({ isDefault }: { isDefault: boolean }) => isDefault)).toMatchObject([
      { id },
    ]);
  });

  it('of another person is not found', async () => {
    const { id } = (await add('Benim')).json();
    await office.enter('ADMIN');
    expect(await list()).toEqual([]);
    expect((await office.send('PATCH', `/api/crm/views/${id}`, { name: 'Onun' })).statusCode).toBe(404);
    expect((await office.send('DELETE', `/api/crm/views/${id}`)).statusCode).toBe(404);
    const [kept] = await office.db.select().from(officeView).where(eq(officeView.id, id));
    expect(kept).toMatchObject({ name: 'Benim', accountId: owner.id });
  });

  it('is listed for colleagues after their own while it is shared, and only its owner changes it', async () => {
    const { id } = (await add('Açık olanlar', { isDefault: true, isShared: true })).json();
    const colleague = await office.enter('ADMIN');
    await add('Zamanı geçenler');
    expect(await list()).toMatchObject([
      { name: 'Zamanı geçenler', sharedBy: null },
      { id, name: 'Açık olanlar', isDefault: false, isShared: true, sharedBy: owner.username },
    ]);
    expect((await office.send('PATCH', `/api/crm/views/${id}`, { isShared: false })).statusCode).toBe(404);
    expect((await office.send('DELETE', `/api/crm/views/${id}`)).statusCode).toBe(404);
    office.actAs(owner);
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Açık olanlar']);
    expect((await office.send('PATCH', `/api/crm/views/${id}`, { isShared: false })).json()).toMatchObject({
      isDefault: true,
      isShared: false,
    });
    office.actAs(colleague);
    expect(await list()).toMatchObject([{ name: 'Zamanı geçenler' }]);
  });

  it('is shared with nobody of another role or brand, nor by a disabled account', async () => {
    const [{ id: brandId }, { id: otherId }] = [await makeBrand(office.db), await makeBrand(office.db)];
    const sharer = await office.enter('CRM_ADMIN', brandId);
    await add('Markanınkiler', { isShared: true });
    const seenBy = async (...who: Parameters<Office['enter']>) => {
      await office.enter(...who);
      return (await list()).map(({ name }: { name: string }) => name);
    };
    expect(await seenBy('CRM_ADMIN', brandId)).toEqual(['Markanınkiler']);
    expect(await seenBy('CRM_ADMIN', otherId)).toEqual([]);
    expect(await seenBy('CRM_ADMIN')).toEqual([]);
    expect(await seenBy('ADMIN')).toEqual([]);
    await office.db.update(account).set({ isActive: false }).where(eq(account.id, sharer.id));
    expect(await seenBy('CRM_ADMIN', brandId)).toEqual([]);
  });

  it('comes in the order of the owners when several share the same name', async () => {
    const other = await office.enter('ADMIN');
    await add('Bekleyenler', { isShared: true });
    office.actAs(owner);
    await add('Bekleyenler', { isShared: true });
    await office.enter('ADMIN');
    expect(await list()).toMatchObject([
      { name: 'Bekleyenler', sharedBy: owner.username },
      { name: 'Bekleyenler', sharedBy: other.username },
    ]);
  });

  it('is deleted with its owner', async () => {
    const { id } = (await add('Gider')).json();
    await office.db.delete(account).where(eq(account.id, owner.id));
    expect(await office.db.select().from(officeView).where(eq(officeView.id, id))).toEqual([]);
  });

  it.each([
    { resource: 'elsewhere' },
    { name: ' ' },
    { name: 'a'.repeat(81) },
    { query: 'a'.repeat(2_001) },
    { isDefault: 'yes' },
    { isShared: 'yes' },
    { name: 7 },
  ])('with %j is refused', async (wrong) => {
    expect((await add('Bir', wrong)).statusCode).toBe(400);
  });

  it('can be saved by a CRM admin, too, but by nobody outside the back office', async () => {
    await office.enter('CRM_ADMIN');
    expect((await add('Bir')).statusCode).toBe(200);
    await office.enter('BRAND');
    expect((await add('Bir')).statusCode).toBe(403);
  });
});
