import { tr } from '@ayrac/phrases/tr/whole.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { loadBuiltPages } from './built.ts';
import { readPage } from './discovery/testing/read-page.ts';
import { linksOf, partOf, textOf } from './testing/read-html.ts';

const { shell } = tr;
const ORIGIN = 'https://www.example.com';

let site: TestApp;
beforeAll(async () => {
  const { render } = await loadBuiltPages();
  site = await testApp({ render, settings: { ORIGIN } });
});
afterAll(() => site.close());

const open = (url: string) => site.app.inject({ url });

describe('address without a page', () => {
  // Specification 2.23, 8.22
  it.each(['/no-such-page', '/kategoriler/yok-boyle', '/kampanyalar/yok-boyle', '/about/us'])(
    "%s is not found, in the site's frame with links onwards",
    async (address) => {
      const { statusCode, body } = await open(address);
      expect(statusCode).toBe(404);
      expect(textOf(partOf(body, 'h1'))).toBe(shell.notFound.title);
      expect(linksOf(partOf(body, 'header'))).toContain('/');
      expect(linksOf(partOf(body, 'main'))).toContain('/');
      expect(partOf(body, 'main')).toContain('type="search"');
      expect(readPage(body).robots).toBe('noindex');
    },
  );

  // Specification 8.18
  it('an unknown brand is not found, with a link to the others', async () => {
    const { statusCode, body } = await open('/marka/yok-boyle');
    expect(statusCode).toBe(404);
    expect(textOf(partOf(body, 'h1'))).toBe(tr.brand.missing);
    expect(linksOf(partOf(body, 'main'))).toContain('/marka');
  });
});

// Specification 2.26
it.each([
  ['/test/x', '/'],
  ['/old-kategoriler', '/kategoriler'],
  ['/old-kategoriler/12', '/kategoriler'],
  ['/en/old-kategoriler/12', '/en/kategoriler'],
  ['/privacy-policy', '/privacy'],
])('%s redirects to %s', async (from, to) => {
  const { statusCode, headers } = await open(from);
  expect([statusCode, headers.location]).toEqual([301, to]);
  const { statusCode: there, body } = await open(to);
  expect([there, readPage(body).canonical]).toEqual([200, new URL(to, ORIGIN).href]);
});

it.each(['/login', '/register', '/profile', '/my-campaigns'])(
  '%s exists and is not indexed',
  async (address) => {
    const { statusCode, body } = await open(address);
    expect(statusCode).toBe(200);
    expect(readPage(body)).toMatchObject({ headings: 1, robots: 'noindex' });
  },
);

// Specification 2.25
it.each(['/kvkk', '/borusan-detayli'])(
  '%s is a document outside of the frame, with a link home',
  async (address) => {
    const { body } = await open(address);
    expect(readPage(body).headings).toBe(1);
    expect(body).not.toContain('role="search"');
    expect(body).not.toContain('type="search"');
    expect(linksOf(partOf(body, 'header'))).toContain('/');
  },
);
