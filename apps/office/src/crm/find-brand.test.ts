import { expect, it, vi } from 'vitest';
import { type BrandCalls, findBrand } from './find-brand.ts';

const found = vi.fn();
const pages = new Map([
  [undefined, { items: [{ id: '1', name: 'Açıdenk', slug: 'acidenk' }], next: 'second' }],
  ['second', { items: [{ id: '2', name: 'Zeytinlik', slug: 'zeytinlik' }], next: null }],
]);
const client: BrandCalls = {
  'lead-brands.list': async ({ query }) => {
    found(query.q);
    return pages.get(query.cursor) ?? { items: [], next: null };
  },
};
const find = (slug: string) => findBrand(client, slug, new AbortController().signal);

it.each([
  ['acidenk', '1'],
  ['zeytinlik', '2'],
  ['yok', undefined],
])('a brand is found on any page of the brands with such a name: %s', async (slug, id) => {
  expect((await find(slug))?.id).toBe(id);
  expect(found).toHaveBeenLastCalledWith(slug);
});
