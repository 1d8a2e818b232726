import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeManyCampaigns } from '#server/testing/factories.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';

const SERVICE = '/api/Campaign_Service';

describe('more than a thousand campaigns', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
    await makeManyCampaigns(server.db, 2100);
  });
  afterAll(() => server.close());

  interface Row {
    readonly id?: string;
    readonly campaign?: { readonly id: string };
  }

  async function partsFrom(address: string): Promise<Row[][]> {
    const reply = await server.app.inject(address);
    const next = /^<(.*)>; rel="next"$/.exec(String(reply.headers.link))?.[1];
    return [reply.json(), ...(next === undefined ? [] : await partsFrom(new URL(next, address).href))];
  }

  it.each(['campaign', 'brand-to-campaign', 'campaign-url'])(
    '%s comes in parts of a thousand that hold each once, linked by the header',
    async (call) => {
      const parts = await partsFrom(`http://localhost${SERVICE}/${call}`);
      const ids = parts.flat().map(({ id, campaign }) => campaign?.id ?? id);
      expect(parts.map(({ length }) => length)).toEqual([1000, 1000, 100]);
      expect(new Set(ids).size).toBe(2100);
    },
  );

  it('stand in one order over all parts', async () => {
    const first: { endDate: string | null }[] = (await server.app.inject(`${SERVICE}/campaign`)).json();
    const dates = first.map(({ endDate }) => endDate ?? 'open-ended');
    expect(dates).toEqual(dates.toSorted());
    expect(dates.at(-1)).not.toBe('open-ended');
  });
});
