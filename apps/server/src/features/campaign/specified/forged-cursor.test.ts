import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#server/testing/test-app.ts';

const ID = '6e2f1c9a-3b7d-4c55-9a10-0d6f8e7b2c41';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    caller: { kind: 'member', id: ID, username: 'admin', role: 'ADMIN', sessionId: ID },
  });
});
afterAll(() => site.close());

const goOn = (path: string, key: unknown) => {
  const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
  return site.app.inject({ method: 'GET', url: `/api/Campaign_Service/${path}?cursor=${cursor}` });
};

const moments = [
  '2026',
  '1 (no date)',
  'now',
  '0000-01-01T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30T00:00:00.000Z',
  "2026-01-01T00:00:00.000Z'; select 1 --",
];

describe.each(['campaign', 'form', 'form-to-campaign'])('cursor of the list %s', (path) => {
  it.each(moments)('is refused with "%s"', async (moment) => {
    const reply = await goOn(path, [moment, ID]);
    expect(reply.json()).toMatchObject({ status: 400, code: 'bad-cursor' });
  });

  it.each([
    ['2026-01-01T00:00:00.000Z', ID],
    ['9999-12-31T23:59:59.999Z', ID],
  ])('continues from %s', async (moment, id) => {
    expect((await goOn(path, [moment, id])).statusCode).toBe(200);
  });

  it.each([[[]], [{}], [null], [['2026-01-01T00:00:00.000Z']], [['2026-01-01T00:00:00.000Z', "' or 1=1"]]])(
    'is refused with the key %j',
    async (key) => {
      expect((await goOn(path, key)).json()).toMatchObject({ status: 400, code: 'bad-cursor' });
    },
  );
});
