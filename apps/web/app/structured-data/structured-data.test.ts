import { expect, it } from 'vitest';
import { breadcrumbList } from './breadcrumb-list.ts';
import { organizationOf, websiteOf } from './site-things.ts';
import { writeThings } from './structured-data.tsx';

const origin = 'https://www.example.com';
const facts = { origin, name: 'Ayraç', description: 'Kampanyalar', locale: 'en', accounts: [] } as const;

it('cannot be ended by a text inside it', () => {
  const name = '</script><script>alert(1)</script> & <!--';
  const json = writeThings(breadcrumbList([{ label: name }], origin));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].itemListElement[0].name).toBe(name);
});

it('numbers the breadcrumb, whose last step has no address', () => {
  const steps = [{ label: 'Ana sayfa', to: '/' }, { label: 'Markalar' }];
  expect(breadcrumbList(steps, origin)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Ana sayfa', item: `${origin}/` },
      { position: 2, name: 'Markalar' },
    ],
  });
  expect(writeThings(breadcrumbList(steps, origin)).match(/"item":/g)).toHaveLength(1);
});

it('searches in the language of the page', () => {
  expect(websiteOf(facts)).toMatchObject({
    url: `${origin}/en`,
    inLanguage: 'en',
    potentialAction: { target: { urlTemplate: `${origin}/en/search?q={search_term_string}` } },
  });
});

it('lists the configured accounts', () => {
  expect(organizationOf(facts)).not.toHaveProperty('sameAs');
  const accounts = ['https://social.example/ayrac'];
  expect(organizationOf({ ...facts, accounts })).toMatchObject({ sameAs: accounts });
});
