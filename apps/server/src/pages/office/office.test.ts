import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { loadBuiltPages } from '../built.ts';
import { officePolicy } from './policy.ts';

let site: TestApp;
beforeAll(async () => {
  const { readOffice, serveFiles, inlineScripts } = await loadBuiltPages();
  site = await testApp({ readOffice, serveFiles, inlineScripts, render: async () => new Response('a page') });
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

describe.each(['/admin/jobs', '/admin/jobs?q=a', '/admin/yok', '/crm-admin/leads', '/crm-admin/a/b'])(
  '%s',
  (url) => {
    it('is the office document: uncached, unindexed and not frameable', async () => {
      const { headers, body } = await get(url);
      expect(body).toContain('<div id="office"></div>');
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': officePolicy('production'),
      });
      expect(headers).not.toHaveProperty('etag');
    });

    it('contains no inline script or style', async () => {
      const { body } = await get(url);
      expect(body).not.toMatch(/<style|<script(?![^>]* src=)|\son\w+=|style=/);
      expect(body).toMatch(/<script src="\/office\/assets\/first-paint-[\w-]+\.js">/);
    });
  },
);

// Specification 2.32, 8.22
it.each([
  ['/admin/jobs', 200],
  ['/admin/jobs?bin=only', 200],
  ['/admin/dashboard', 200],
  ['/admin/jobs/1', 503],
  ['/crm-admin/yok', 503],
])('%s answers %i', async (url, status) => {
  const { statusCode, headers } = await get(url);
  expect(statusCode).toBe(status);
  expect(headers['retry-after']).toBe(status === 503 ? '300' : undefined);
});

// Specification 2.29, 2.36
it.each([
  ...['dashboard', 'campaign-wizard', 'categories', 'campaigns', 'brands', 'customers', 'users'].map(
    (page) => `/admin/${page}`,
  ),
  '/crm-admin/leads',
  '/crm-admin/leads/alazyel',
])('%s exists', async (url) => {
  expect((await get(url)).statusCode).toBe(200);
});

// Specification 2.30, 2.31
it.each([
  ...['forms', 'brand-categories', 'brand-campaigns', 'customer-campaigns', 'customer-campaigns-management'],
  ...['form-campaigns', 'campaign-urls', 'jobs', 'campaign-details', 'campaign-images'],
  ...['campaign-forms-management', 'subscribed-users'],
])('/admin/%s exists too', async (page) => {
  expect((await get(`/admin/${page}`)).statusCode).toBe(200);
});

// Specification 2.28, 2.35
it.each([
  ['/admin', '/admin/dashboard'],
  ['/admin?q=a', '/admin/dashboard?q=a'],
  ['/crm-admin', '/crm-admin/leads'],
  ['/admin/jobs/', '/admin/jobs'],
  ['/admin//Jobs?q=A', '/admin/jobs?q=A'],
])('%s redirects to %s', async (asked, location) => {
  const { statusCode, headers } = await get(asked);
  expect([statusCode, headers.location]).toEqual([302, location]);
  expect(headers['cache-control']).toBe('no-store');
});

it.each(['/administrators', '/admin/%00', '/Admin/jobs', '/en/admin/jobs', '/office', '/office/'])(
  'leaves %s to the public pages',
  async (url) => {
    expect((await get(url)).body).toBe('a page');
  },
);

it.each([
  ['locale=en', 'en'],
  ['theme=dark; locale=en; x=1', 'en'],
  ['locale=tr', 'tr'],
  ['locale=de', 'tr'],
  ['locale=', 'tr'],
  ['locale=english', 'tr'],
  ['mylocale=en', 'tr'],
  ['', 'tr'],
])('with the cookies "%s" the document is in %s', async (cookie, locale) => {
  const { body } = await get('/admin/jobs', { cookie, 'accept-language': 'en' });
  expect(/<html lang="(\w+)"/.exec(body)?.[1]).toBe(locale);
});

it('serves its files as immutable and precompressed', async () => {
  const { body } = await get('/admin/jobs');
  const files = [...body.matchAll(/(?:src|href)="(\/office\/[^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const answer = await get(file, { 'accept-encoding': 'br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    if (answer.rawPayload.length < 256) continue;
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).length).toBeGreaterThan(answer.rawPayload.length);
  }
});

it('answers 404 for a missing file instead of the document', async () => {
  const { statusCode, headers } = await get('/office/assets/gone-00000000.js');
  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('problem+json');
});
