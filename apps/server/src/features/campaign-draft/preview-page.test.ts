import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadBuiltPages } from '#server/pages/built.ts';
import { openOffice } from '#server/resource/testing/open-office.ts';
import { makeBrand, makeCategory } from '#server/testing/factories.ts';
import { testApp } from '#server/testing/test-app.ts';

let office: Awaited<ReturnType<typeof openOffice>>;
let site: Awaited<ReturnType<typeof testApp>>;
let path: string;
beforeAll(async () => {
  office = await openOffice();
  const { render } = await loadBuiltPages();
  site = await testApp({ on: office.database, render });
  const { id: brandId } = await makeBrand(office.db);
  const { id: categoryId } = await makeCategory(office.db);
  const begun = await office.send('POST', 'campaign-drafts', {
    ...{ brandId, categoryId, title: 'Yarınki <b>fırsat</b>', discount: '₺500 indirim' },
    description: '<p>Bugünden <strong>hazırlanın</strong>: <a href="https://a.example">site</a></p>',
  });
  const link = await office.send('POST', `campaigns/${begun.json().id}/preview-link`);
  path = link.json().path;
});
afterAll(async () => {
  await site.app.close();
  await office.close();
});

const look = (url: string) => site.app.inject({ url });

it('shows a draft like a campaign page, uncached, unindexed and frameable by this site only', async () => {
  const { statusCode, headers, body } = await look(path);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(body).toContain('Bağlantı şu zamana kadar geçerli: 27.11.2026 12:00');
  expect(body).toContain('Yarınki &lt;b&gt;fırsat&lt;/b&gt;');
  expect(body).toMatch(/<p>Bugünden <strong>hazırlanın<\/strong>: <a [^>]*href="https:\/\/a\.example"/);
  expect(body).toMatch(/<aside inert/);
});

it('shows the card too, and the English page as far as it is translated', async () => {
  const { body } = await look(`/en${path}?gorunum=kart&tema=koyu`);
  expect(body).toContain('This link is valid until 27 Nov 2026, 12:00');
  expect(body).toMatch(/<article|class="card/);
});

it('reports a link that opens nothing', async () => {
  const { statusCode, body } = await look('/onizleme/yok');
  expect([statusCode, body.includes('Bu önizleme artık açılamıyor')]).toEqual([404, true]);
});

it('does not allow other pages to be framed', async () => {
  expect((await look('/')).headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
