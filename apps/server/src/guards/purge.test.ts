import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { purgeGuards } from './purge.ts';
import { idempotencyKey, rateWindow } from './table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

it('deletes idempotency keys and counts once they are no longer needed', async () => {
  const { id } = await makeCampaign(server.db);
  await postQuote(server.app, 'anonymous', quoteBody(id), { 'idempotency-key': 'eski' });
  const left = async (hours: number) => {
    await purgeGuards(server.db, new Date(testNow.getTime() + hours * 60 * 60 * 1000));
    return [await server.db.$count(idempotencyKey), await server.db.$count(rateWindow)];
  };
  expect(await left(23)).toEqual([1, 3]);
  expect(await left(26)).toEqual([0, 0]);
});
