import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { screens } from '@ayrac/domain/screen/screens.ts';
import { expect, it } from 'vitest';
import { demoCatalogue } from '../../apps/server/src/demo/demo-catalogue.ts';
import { demoPlaces, listScreens } from './screens.ts';

it('finds the examples of screens in the demo', () => {
  const { category, brand, campaign } = demoPlaces(demoCatalogue());
  expect(screens.category.example).toBe(addresses.category(category));
  expect(screens.brand.example).toBe(addresses.brand(brand));
  expect(screens.campaign.example).toBe(addresses.campaign(campaign));
  expect(screens.quote.example).toBe(addresses.quote(campaign));
  expect(screens.report.example).toBe(addresses.report(campaign));
});

it('takes one picture of every screen', () => {
  const names = listScreens().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['home', 'campaigns', 'how-we-earn', 'own-data', 'request']));
});
