import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { registerStaticFiles } from './static-files.ts';

const script = 'export const answer = 42;';
let folder: string;
let site: TestApp;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ayrac-static-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'assets', 'root-abc123.js'), script);
  await writeFile(join(folder, 'assets', 'root-abc123.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'assets', 'root-abc123.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'index.html'), 'never an index');
  await writeFile(join(folder, '.vite', 'manifest.json'), '{}');
  site = await testApp({
    serveFiles: (app) => registerStaticFiles(app, folder),
    render: async () => new Response('a page', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

it.each([
  ['br', 'br, gzip'],
  ['gzip', 'gzip'],
  [undefined, 'identity'],
])('sends an asset as %s for Accept-Encoding “%s”', async (encoding, accepted) => {
  const answer = await get('/assets/root-abc123.js', { 'accept-encoding': accepted });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-type']).toMatch(/javascript; charset=utf-8$/);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.vary).toContain('accept-encoding');
});

it('lets root files be cached for an hour and embedded in mails', async () => {
  const answer = await get('/favicon.svg');
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect(answer.headers['content-type']).toBe('image/svg+xml');
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
  const script = await get('/assets/root-abc123.js');
  expect(script.headers['cross-origin-resource-policy']).toBe('same-origin');
});

it.each(['/assets/root-abc123.js', '/favicon.svg'])('responds with 304 if the client has %s', async (url) => {
  const { etag } = (await get(url)).headers;
  expect((await get(url, { 'if-none-match': String(etag) })).statusCode).toBe(304);
});

it.each(['/assets/root-abc123.js', '/favicon.svg'])('HEAD of %s sends the head of GET', async (url) => {
  const [whole, head] = [await get(url), await site.app.inject({ method: 'HEAD', url })];
  const other = { date: expect.anything(), 'x-request-id': expect.anything() };
  expect(head).toMatchObject({ statusCode: 200, body: '', headers: { ...whole.headers, ...other } });
});

it.each(['/assets/gone-000000.js', '/assets/root-abc123.js.br', '/assets/', '/assets/..%2findex.html'])(
  'neither lists a folder nor serves files outside it: %s',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

it.each(['/', '/assets', '/.vite/manifest.json', '/favicon.svg.br'])(
  'leaves %s to the pages',
  async (url) => {
    expect((await get(url)).body).toBe('a page');
  },
);

it('does not count files as requests', async () => {
  expect((await get('/assets/root-abc123.js')).headers).not.toHaveProperty('x-ratelimit-limit');
  expect((await get('/api/Campaign_Service/category')).headers).toHaveProperty('x-ratelimit-limit');
});
