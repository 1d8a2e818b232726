import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isIndexed } from '#server/db/folded.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { hasWord } from './use-queries.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await office.enter('ADMIN');
});
afterAll(() => office.close());

/** Plan of a query. The tables are small, so sequential scans are disabled to show which indexes can be used. */
const planOf = (query: SQL) =>
  office.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute(sql`explain ${query}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

describe('a search of pictures', () => {
  it('reads texts that were folded when they were written, from their index', async () => {
    const plan = await planOf(sql`select hash from picture where ${hasWord('kirmizi')}`);
    expect(plan).toContain('Bitmap Index Scan on picture_text_search');
    // Only the names of the banks, of which there are a handful, are folded for it.
    expect(plan.split('\n').filter((line) => line.includes('regexp_replace'))).toHaveLength(1);
  });

  it('looks for a word of two letters where words begin, as the index would return every row for it', async () => {
    const plan = await planOf(sql`select hash from picture_text where ${isIndexed(sql`search_key`, 'ka')}`);
    expect(plan).toMatch(/BitmapOr[\s\S]*'ka%'[\s\S]*'% ka%'/);
    expect(plan).not.toContain("'%ka%'");
  });

  it('finds a picture by its text as it is now, in either language, and by none of a use that ended', async () => {
    const { id } = await makeCampaign(office.db, { title: 'Kışlık bakım' });
    const hashes = ['a', 'b', 'c'].map((letter) => letter.repeat(20));
    for (const hash of hashes) {
      await office.db.execute(sql`
        insert into picture (hash, media_type, width, height, bytes) values (${hash}, 'image/png', 8, 8, '')`);
    }
    const [showcase, english, detail] = hashes;
    await office.db.execute(sql`
      update campaign set showcase_hash = ${showcase}, showcase_hash_en = ${english}, showcase_alt = 'Işıklı vitrin',
        showcase_alt_en = 'A lit window' where id = ${id}`);
    await office.db.execute(sql`
      insert into campaign_image (campaign_id, picture_hash, alt) values (${id}, ${detail}, 'Gümüş jant')`);
    const found = async (q: string) =>
      (await office.get('pictures', { q }))
        .json()
        .items.map(({ hash }: { hash: string }) => hash)
        .toSorted();
    expect(await found('ISIKLI window')).toEqual([showcase, english]);
    expect(await found('gümüş')).toEqual([detail]);
    await office.db.execute(sql`update campaign_image set alt = 'Altın jant' where campaign_id = ${id}`);
    await office.db.execute(sql`update campaign set showcase_hash_en = null where id = ${id}`);
    expect(await found('gumus')).toEqual([]);
    expect(await found('altin')).toEqual([detail]);
    expect([await found('al'), await found('lt')]).toEqual([[detail], []]);
    expect(await found('isikli')).toEqual([showcase]);
    await office.db.execute(sql`delete from campaign_image where campaign_id = ${id}`);
    expect(await found('altin')).toEqual([]);
  });

  it('folds the text of a showcase again only if a write changes it', async () => {
    const { id } = await makeCampaign(office.db, { title: 'Vitrinli' });
    const hash = 'd'.repeat(20);
    await office.db.execute(sql`
      insert into picture (hash, media_type, width, height, bytes) values (${hash}, 'image/png', 8, 8, '')`);
    const write = (alt: string) =>
      office.db.execute(sql`
        update campaign set title = title || '!', showcase_hash = ${hash}, showcase_alt = ${alt} where id = ${id}`);
    const foldedRow = async () => {
      const rows = await office.db.execute(
        sql`select ctid, search_key from picture_text where campaign_id = ${id}`,
      );
      return rows.rows[0];
    };
    await write('Mavi');
    const first = await foldedRow();
    expect(first).toMatchObject({ search_key: expect.stringContaining('mavi') });
    await write('Mavi');
    expect(await foldedRow()).toEqual(first);
    await write('Yeşil');
    expect(await foldedRow()).toMatchObject({ search_key: expect.stringContaining('yesil') });
  });
});

it('a search for a common word of pictures shows the newest, and counts no more than a thousand', async () => {
  const COUNT = 3_100;
  const names = Array.from({ length: COUNT }, (_, at) => `${at + 1}.png`);
  await office.db.execute(sql`
    insert into picture (hash, media_type, width, height, bytes, file_name, search_key, created_at)
    select left(md5('ortak' || n), 20), 'image/png', 8, 8, '', n || '.png', 'ortak ' || n,
      now() - n * interval '1 minute'
    from generate_series(1, ${sql.raw(`${COUNT}`)}) as n`);
  const list = async (query: Record<string, string>) => {
    const { items, total, next } = (await office.get('pictures', query)).json();
    return { total, next, shown: items.map(({ fileName }: { fileName: string }) => fileName) };
  };
  const first = await list({ q: 'ORTAK' });
  expect(first).toMatchObject({ total: 1_001, shown: names.slice(0, 48) });
  expect(await list({ q: 'ORTAK', cursor: first.next })).toMatchObject({ shown: names.slice(48, 96) });
  // Beside a rare word everything is counted, and so it is when only old pictures have the word.
  const both = names.filter((name) => name.startsWith('77'));
  expect(await list({ q: 'ortak 77' })).toMatchObject({ total: both.length, shown: both.slice(0, 48) });
  await office.db.execute(
    sql`update picture set binned_at = now() where search_key like 'ortak%' and file_name <> '3100.png'`,
  );
  expect(await list({ q: 'ortak' })).toMatchObject({ total: 1, shown: ['3100.png'] });
  expect(await list({ q: 'ortak', state: 'bin' })).toMatchObject({ total: COUNT - 1 });
});

it('a search of campaigns finds each word in their titles or in the names of their brands', async () => {
  const brand = await makeBrand(office.db, { name: 'Zümrüt Otomotiv' });
  const { id } = await makeCampaign(office.db, { title: 'Bahar bakımı', brandId: brand.id });
  for (const list of ['campaigns', 'brand-campaigns', 'campaign-galleries']) {
    for (const q of ['ZUMRUT bahar', 'bakımı oto', 'zü ba']) {
      const { items, total } = (await office.get(list, { q })).json();
      expect([items.map((one: { id: string }) => one.id), total], `${list}, ${q}`).toEqual([[id], 1]);
    }
    expect((await office.get(list, { q: 'zumrut kis' })).json().total).toBe(0);
  }
});
