import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { routeTables } from './route-table.ts';
import { routes } from './routes.generated.ts';

it.each(Object.entries(routeTables()))(
  '%s is generated again whenever an endpoint changes',
  async (path, text) => {
    expect(await readFile(new URL(path, import.meta.url), 'utf8')).toBe(text);
  },
);

// Specification 7.1, 7.3, 7.4, 7.5, 7.6, 7.22, 9.4, 9.5
it.each([
  ['listCategories', '/api/Campaign_Service/category', 10_000, 0],
  ['listCampaigns', '/api/Campaign_Service/campaign', 15_000, 300_000],
  ['listBrandLinks', '/api/Campaign_Service/brand-to-campaign', 10_000, 300_000],
  ['getCampaignImages', '/api/Campaign_Service/campaign-image/details/:campaignId', 5_000, 0],
  ['refreshSession', '/api/Auth_Service/auth/access-token', 5_000, 0],
  ['listProvinces', '/api/public/geo/provinces', 10_000, 86_400_000],
  ['listDistricts', '/api/public/geo/districts', 10_000, 86_400_000],
] as const)('has the specified timeout and cache lifetime: %s', (name, path, timeoutMs, cacheMs) => {
  expect(routes[name]).toMatchObject({ path, timeoutMs, cacheMs });
});
