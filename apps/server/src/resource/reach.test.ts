import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBrand } from '#server/testing/factories.ts';
import { testNow } from '#server/testing/test-app.ts';
import { openSamples, type SampleOffice } from './testing/open-samples.ts';
import { sample, sampleShape, samples } from './testing/samples.ts';

let office: SampleOffice;
let ayrac: string;
let deniz: string;
beforeAll(async () => {
  office = await openSamples(testNow);
  ayrac = (await makeBrand(office.db, { name: 'Ayraç Motor' })).id;
  deniz = (await makeBrand(office.db, { name: 'Deniz Bank' })).id;
});
afterAll(() => office.close());

describe('a caller with access to some of the records', () => {
  const ofBrand = { ...samples, shape: { ...sampleShape, operation: 'manage-leads' } } as const;
  const ofOwner = { ...samples, shape: { ...sampleShape, operation: 'keep-own-views' } } as const;
  let mine: Awaited<ReturnType<SampleOffice['add']>>;
  let another: Awaited<ReturnType<SampleOffice['add']>>;
  beforeAll(async () => {
    mine = await office.add({ name: 'Kapsam benim', brandId: ayrac });
    another = await office.add({ name: 'Kapsam başkasının', brandId: deniz });
  });
  const asAdmin = async (work: () => Promise<unknown>): Promise<unknown> => {
    await office.enter('ADMIN');
    return work();
  };

  it.each([
    ['brand', ofBrand, () => office.enter('CRM_ADMIN', ayrac)],
    [
      'own',
      ofOwner,
      async () => {
        const { id } = await office.enter('CRM_ADMIN');
        await office.db.update(sample).set({ ownerId: id }).where(eq(sample.id, mine.id));
      },
    ],
  ] as const)('by %s finds, counts and exports no other', async (_scope, resource, enter) => {
    await enter();
    const query = { q: 'kapsam' };
    const list = await office.call(resource, 'list', { query });
    expect(list.items.map(({ id }: { id: string }) => id)).toEqual([mine.id]);
    expect(list.total).toBe(1);
    expect((await office.file(resource, query)).split('\r\n')).toHaveLength(3);
    const ofOther = { params: { id: another.id } };
    for (const action of ['get', 'history', 'reveal', 'restore'] as const)
      expect(await office.call(resource, action, ofOther)).toMatchObject({ code: 'not-found' });
    const body = { version: another.version, values: { name: 'x' } };
    expect(await office.call(resource, 'change', { ...ofOther, body })).toMatchObject({ code: 'not-found' });
    const query2 = { version: another.version };
    expect(await office.call(resource, 'bin', { ...ofOther, query: query2 })).toMatchObject({
      code: 'not-found',
    });
    const target = { kind: 'ids', ids: [another.id] };
    const action = { kind: 'set', values: { isActive: false } };
    expect(await office.call(resource, 'bulk', { body: { target, action } })).toMatchObject({
      done: 0,
      failed: [{ code: 'not-found', label: '' }],
    });
    expect(await office.call(resource, 'get', { params: { id: mine.id } })).toMatchObject({ id: mine.id });
    await office.enter('ADMIN');
  });

  it('can neither move nor add a record outside of their access', async () => {
    await office.enter('CRM_ADMIN', ayrac);
    const body = { name: 'Kapsam dışı', status: 'draft', brandId: deniz };
    expect(await office.call(ofBrand, 'create', { body })).toMatchObject({ code: 'not-found' });
    const { row } = await office.call(ofBrand, 'create', { body: { ...body, brandId: ayrac } });
    const ofOne = { params: { id: row.id } };
    const moved = { version: 1, values: { brandId: deniz } };
    expect(await office.call(ofBrand, 'change', { ...ofOne, body: moved })).toMatchObject({
      code: 'not-found',
    });
    const bulk = {
      target: { kind: 'ids', ids: [row.id] },
      action: { kind: 'set', values: { brandId: deniz } },
    };
    expect(await office.call(ofBrand, 'bulk', { body: bulk })).toMatchObject({ done: 0 });
    expect(await asAdmin(() => office.call(samples, 'get', ofOne))).toMatchObject({ brandId: ayrac });
    expect(await asAdmin(() => office.namesOf({ q: 'kapsam dışı' }))).toHaveLength(1);
  });

  it('sees nothing of a resource that does not define whose a record is', async () => {
    const { scope: _, ...unsaid } = ofBrand;
    await office.enter('CRM_ADMIN', ayrac);
    expect(await office.call(unsaid, 'list')).toMatchObject({ items: [], total: 0 });
    await office.enter('ADMIN');
  });
});
