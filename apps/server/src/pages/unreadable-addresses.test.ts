import { inLocale } from '@ayrac/domain/screen/page-address.ts';
import { screenNames, screens } from '@ayrac/domain/screen/screens.ts';
import { defaultLocale, locales } from '@ayrac/domain/text/locale.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { postForm } from '#server/testing/post-form.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { loadBuiltPages } from './built.ts';
import { readPage } from './discovery/testing/read-page.ts';

let site: TestApp;
beforeAll(async () => {
  const { render } = await loadBuiltPages();
  site = await testApp({ render });
  const category = await makeCategory(site.db, { name: 'Lastik' });
  const brand = await makeBrand(site.db, { name: 'Yol' });
  await makeCampaign(site.db, { title: 'Kış lastiği', categoryId: category.id, brandId: brand.id });
}, 60_000);
afterAll(() => site.close());

const open = (url: string) => site.app.inject({ url });

/** Names by the reason why they are refused: too long, invalid encodings, control characters, a path traversal. */
const unreadable = [
  ['a'.repeat(150)],
  ['%E0%A4%A', '%', '%zz', '%FF', '%ED%A0%BD'],
  ['%00', 'a%00b', '%7F'],
  ['..%2F'],
] as const;

const patterns = screenNames.map((name) => screens[name].path);

/** Returns the address of a screen with a bad name in place of each parameter, or below the path when it has none. */
function addressWith(pattern: string, name: string): string {
  if (pattern.includes(':')) return pattern.replace(/:\w+\??/g, name);
  return pattern === '/' ? `/${name}` : `${pattern}/${name}`;
}

it.each(patterns)('%s with an unreadable name is not found, in its language', async (pattern) => {
  // Every screen has a name of each kind, every name comes up at many screens and every screen in both languages. Not
  // every combination does, since each of them renders a page.
  const place = patterns.indexOf(pattern);
  for (const [index, names] of unreadable.entries()) {
    const locale = locales[(index + place) % locales.length] ?? defaultLocale;
    const name = names[place % names.length] ?? names[0];
    const url = inLocale(addressWith(pattern, name), locale);
    const { statusCode, headers, body } = await open(url);
    const { lang, headings, robots } = readPage(body);
    expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'text/html; charset=utf-8']);
    expect([url, lang, headings, robots]).toEqual([url, locale, 1, 'noindex']);
  }
});

it.each([
  '/kategoriler/%00/rss.xml',
  '/marka/%00/rss.xml',
  '/kampanyalar/%00/takvim.ics',
  '/sitemap/%00.xml',
  '/pictures/%00',
])('%s is not found', async (url) => {
  expect((await open(url)).statusCode).toBe(404);
});

it('a call with an undecodable address is refused as a call', async () => {
  const answer = await open('/api/public/campaigns/%E0%A4%A');
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed-request']);
});

const codePages = [
  '/e-posta-dogrula',
  '/sifre-yenile',
  '/davet',
  '/talep',
  '/bulten/onay',
  '/bulten/tercihler',
];
const lists = ['/search', '/kategoriler/lastik', '/marka/yol', '/kampanyalar', '/kredi-hesaplama'];
const names = ['q', 'marka', 'kategori', 'fiyat', 'sayfa', 'siralama', 'donem', 'tur', 'tutar', 'kod'];

it.each([...codePages, ...lists])('%s exists with any parameters', async (path) => {
  const plain = await open(path);
  for (const name of names) {
    const answer = await open(`${path}?${name}=a%00b`);
    expect([name, answer.statusCode]).toEqual([name, plain.statusCode]);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  }
});

it('a search for control characters is ignored', async () => {
  expect((await open('/search?q=%00')).body).toBe((await open('/search')).body);
});

const forms: Readonly<Record<string, readonly string[]>> = {
  '/login': ['username', 'password', 'code'],
  '/register': ['username', 'email', 'password', 'passwordConfirmation', 'noticeVersion'],
  '/sifremi-unuttum': ['usernameOrEmail'],
  '/sifre-yenile?kod=a%00b': ['password', 'passwordConfirmation'],
  '/e-posta-dogrula?kod=a%00b': ['password', 'action'],
  '/talep?kod=a%00b': ['action'],
  '/contact': ['name', 'email', 'phone', 'topic', 'message', 'noticeVersion', 'website'],
  '/bulten': ['email', 'website'],
  '/bulten/onay': ['kod', 'questionsVersion'],
  '/bulten/tercihler': ['kod', 'istek', 'konu', 'siklik', 'dil'],
  '/kampanyalar/kis-lastigi/teklif': [
    'name',
    'email',
    'phoneNumber',
    'campaignId',
    'questionsVersion',
    'attempt',
    'shownAt',
  ],
  '/kampanyalar/kis-lastigi/bildir': ['reason', 'text', 'email', 'made'],
};

it.each(Object.entries(forms))('the form of %s handles a NUL in each of its fields', async (path, fields) => {
  for (const locale of locales) {
    for (const field of fields) {
      const whole = Object.fromEntries(fields.map((name) => [name, 'a']));
      const answer = await postForm(site.app, inLocale(path, locale), { ...whole, [field]: 'a\0b' });
      expect([field, answer.statusCode]).toEqual([field, expect.toSatisfy((status) => status < 500)]);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(readPage(answer.body).lang).toBe(locale);
    }
  }
});
