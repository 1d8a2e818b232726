import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeBrand } from '#server/testing/factories.ts';
import { testApp, testNow } from '#server/testing/test-app.ts';
import { beginEscalating } from './begin-escalating.ts';
import { automation } from './table.ts';

it('every new brand begins to escalate once, on however many nodes, and not again after it deleted the automation', async () => {
  const server = await testApp();
  try {
    const opened = new Date('2026-01-05T09:00:00Z');
    const brands = [await makeBrand(server.db, { createdAt: opened }), await makeBrand(server.db)];
    const [first = { id: '' }, second = { id: '' }] = brands;
    const begin = () => beginEscalating(server.db, testNow);
    await Promise.all([begin(), begin(), begin()]);
    const of = (brandId: string) =>
      server.db.select().from(automation).where(eq(automation.brandId, brandId));
    expect(await of(first.id)).toMatchObject([
      {
        ...{ name: 'Süresinde yanıtlanmayanları bildir', nameKey: 'suresinde yanitlanmayanlari bildir' },
        nameEn: 'Report overdue first answers',
        ...{ hours: null, action: 'tell', people: null, isActive: true },
        ...{ activeSince: opened, createdAt: testNow, updatedAt: testNow },
      },
    ]);
    await server.db.delete(automation).where(eq(automation.brandId, first.id));
    await begin();
    expect([(await of(first.id)).length, (await of(second.id)).length]).toEqual([0, 1]);
  } finally {
    await server.close();
  }
});
