import { expect, it } from 'vitest';
import { makeBrand } from '#server/testing/factories.ts';
import { testApp, testNow } from '#server/testing/test-app.ts';
import { beginBrands } from './writes.ts';

it('new brands are locked in the order of their ids, not in the order in which they were stored', async () => {
  const server = await testApp();
  try {
    const ids = [9, 4, 7, 1, 8].map((digit) => `0000000${digit}-0000-7000-8000-000000000000`);
    for (const id of ids) await makeBrand(server.db, { id });
    const given: string[] = [];
    await beginBrands(server.db, 'writesSince', testNow, async (_tx, brands) => {
      given.push(...brands.map(({ brandId }) => brandId));
    });
    expect(given.filter((id) => ids.includes(id))).toEqual(ids.toSorted());
  } finally {
    await server.close();
  }
});
