import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBrand } from '#server/testing/factories.ts';
import { type Office, openOffice } from './testing/open-office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

// In the order in which they are added, which is neither the Turkish nor the English one.
const named = [
  ['Zambak', 'Apple'],
  ['Çilek', 'cinema'],
  ['Aydınlatma', 'Zoo'],
  ['Berber', 'Berber'],
] as const;
const turkish = ['Aydınlatma', 'Berber', 'Çilek', 'Zambak'];
const english = ['Zambak', 'Berber', 'Çilek', 'Aydınlatma'];
const SEARCHED = 'Sıralanan';

const mail = { subject: 'Teklif', text: 'Merhaba', subjectEn: 'Quote', textEn: 'Hello' };
const resources: readonly (readonly [path: string, more: object, isEnglishOptional: boolean])[] = [
  ['/api/admin/occupations', { position: 0 }, true],
  ['/api/admin/lost-reasons', { position: 0 }, false],
  ['/api/admin/categories', { icon: 'gift' }, true],
  ['/api/crm/automations', { action: 'tell' }, true],
  ['/api/crm/mail-templates', { purpose: 'service', ...mail }, true],
];

async function read(path: string, locale: string, query: Readonly<Record<string, string>> = {}) {
  return office.app.inject({
    url: path,
    query: { q: SEARCHED, sort: 'name', ...query },
    headers: { 'accept-language': locale },
  });
}

const wordsOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name.split(' ')[0]);

describe.each(resources)('%s sorted by name', (path, more, isEnglishOptional) => {
  beforeAll(async () => {
    const { id: brandId } = await makeBrand(office.db);
    for (const [name, nameEn] of named) {
      // A record without an English name is shown, and sorted, by its Turkish one.
      const isUnnamed = name === nameEn && isEnglishOptional;
      const own = { name: `${name} ${SEARCHED}`, nameEn: isUnnamed ? null : `${nameEn} sorted` };
      const made = await office.send('POST', path, { ...own, brandId, isActive: true, ...more });
      expect([made.statusCode, made.statusCode === 200 ? '' : made.body]).toEqual([200, '']);
    }
  });

  it.each([
    ['tr', turkish],
    ['en', english],
  ])('is in the order of the names shown in %s, page by page', async (locale, expected) => {
    const first = (await read(path, locale, { limit: '3' })).json();
    const second = (await read(path, locale, { limit: '3', cursor: first.next })).json();
    expect(wordsOf([...first.items, ...second.items])).toEqual(expected);
    const backwards = (await read(path, locale, { sort: '-name' })).json();
    expect(wordsOf(backwards.items)).toEqual(expected.toReversed());
  });

  it('is exported with its Turkish names, in their order', async () => {
    const { body } = await read(`${path}/export`, 'en', { format: 'csv' });
    const places = turkish.map((name) => body.indexOf(`${name} ${SEARCHED}`));
    expect(places).toEqual(places.toSorted((left, right) => left - right));
    expect(places).not.toContain(-1);
  });

  it('does not continue in the other language', async () => {
    const { next } = (await read(path, 'tr', { limit: '3' })).json();
    const reply = await read(path, 'en', { limit: '3', cursor: next });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad-cursor']);
  });
});

it('shows and sorts the categories of assignment rules in the language of the reader', async () => {
  const path = '/api/crm/lead-categories';
  expect(wordsOf((await read(path, 'tr')).json().items)).toEqual(turkish);
  expect(wordsOf((await read(path, 'en')).json().items)).toEqual(['Apple', 'Berber', 'cinema', 'Zoo']);
});
