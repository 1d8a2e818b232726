import type { Gallery } from '@ayrac/contract/office/pictures.ts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { inDays } from '#server/testing/test-app.ts';
import { openGalleryDesk } from './testing/gallery-desk.ts';

const { office, addPicture, shown, read, save, pageOf, list } = await openGalleryDesk();

let category: Promise<{ id: string }> | undefined;
function sharedCategory() {
  category ??= makeCampaign(office.db).then(({ categoryId }) => ({ id: categoryId }));
  return category;
}

describe('a gallery', () => {
  it('is written with its order and its texts, and the page shows it at the same address', async () => {
    const { id, slug } = await makeCampaign(office.db);
    const [one, two, english] = [await addPicture(), await addPicture(), await addPicture()];
    const pictures = [shown(one.hash, 'Araba', 'A car'), { ...shown(two.hash), hashEn: english.hash }];
    const reply = await save(id, 1, pictures);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ version: 2, pictures });
    const page = await pageOf(slug);
    expect(page.gallery).toMatchObject([
      { hash: one.hash, alt: 'Araba' },
      { hash: two.hash, alt: 'Kırmızı' },
    ]);
    expect((await pageOf(slug, 'en')).gallery).toMatchObject([{ alt: 'A car' }, { hash: english.hash }]);

    await save(id, 2, [pictures[1] ?? {}, pictures[0] ?? {}]);
    expect((await pageOf(slug)).picture.hash).toBe(two.hash);
    const [entry] = await office.db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.targetId, id), eq(auditEntry.version, 3)));
    expect(entry?.changes?.pictures?.before).toEqual(pictures);
  });

  it.each(['live', 'scheduled'] as const)(
    'is refused at each text that it lacks while the campaign is %s, and changes nothing',
    async (status) => {
      const publishAt = status === 'scheduled' ? inDays(1) : null;
      const { id } = await makeCampaign(office.db, { status, publishAt });
      const [one, two] = [await addPicture(), await addPicture()];
      await save(id, 1, [shown(one.hash)]);
      const refused = await save(id, 2, [shown(one.hash, ' ', 'Red'), shown(two.hash, '', '')]);
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'validation-failed']);
      expect(Object.keys(refused.json().fields)).toEqual([
        'pictures.0.alt',
        'pictures.1.alt',
        'pictures.1.altEn',
      ]);
      expect(await read(id)).toMatchObject({ version: 2, pictures: [shown(one.hash)] });
    },
  );

  it.each(['draft', 'withdrawn', 'archived'] as const)(
    'may lack texts while the campaign is %s',
    async (status) => {
      const { id } = await makeCampaign(office.db, { status });
      const reply = await save(id, 1, [shown((await addPicture()).hash, '', '')]);
      expect(reply.statusCode, reply.body).toBe(200);
    },
  );

  it('from before texts were required shows the title instead of a missing one', async () => {
    const { id, slug } = await makeCampaign(office.db);
    await save(id, 1, [shown((await addPicture()).hash)]);
    await office.db.update(campaign).set({ showcaseAlt: '' }).where(eq(campaign.id, id));
    const page = await pageOf(slug);
    expect(page.gallery).toMatchObject([{ alt: page.title.text }]);
  });

  it("conflicts with another person's change, which is returned", async () => {
    const { id } = await makeCampaign(office.db);
    const { hash } = await addPicture();
    const replies = await Promise.all([save(id, 1, [shown(hash)]), save(id, 1, [shown(hash, 'Başka')])]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'record-changed', current: await read(id) });
  });

  it('is not changed by an identical save', async () => {
    const { id } = await makeCampaign(office.db);
    const { hash } = await addPicture();
    await save(id, 1, [shown(hash)]);
    expect((await save(id, 2, [shown(hash)])).json()).toMatchObject({ version: 2 });
  });

  it('refuses pictures that are missing, binned, too many or repeated', async () => {
    const { id } = await makeCampaign(office.db);
    const { hash } = await addPicture();
    const binned = await addPicture();
    await office.send('POST', 'pictures/bin', { hashes: [binned.hash] });
    const problems = async (pictures: readonly object[]) => {
      const reply = await save(id, 1, pictures);
      expect(reply.statusCode).toBe(400);
      return Object.keys(reply.json().fields);
    };
    expect(await problems([shown('0'.repeat(20)), shown(binned.hash)])).toEqual([
      'pictures.0.hash',
      'pictures.1.hash',
    ]);
    expect(await problems([shown(hash), shown(hash)])).toEqual(['pictures.1.hash']);
    expect(await problems(Array.from({ length: 7 }, (_, at) => shown(String(at).repeat(20))))).toEqual([
      'pictures',
    ]);
  });

  it('escapes markup in its texts', async () => {
    const { id, slug } = await makeCampaign(office.db);
    const { hash } = await addPicture();
    const alt = '"><script>alert(1)</script>';
    await save(id, 1, [shown(hash), shown((await addPicture()).hash, alt, alt)]);
    expect((await pageOf(slug)).gallery[1].alt).toBe(alt);
    const html = await office.app.inject({ url: `/api/Campaign_Service/campaign-image/details/${id}` });
    expect(html.body).not.toContain('<script>');
  });

  it('is found by its campaign, its brand and its deficiencies', async () => {
    const brand = await makeBrand(office.db, { name: 'Çınarlı Şirket' });
    const bare = await makeCampaign(office.db, { brandId: brand.id, title: 'Iğdır kampanyası' });
    const silent = await makeCampaign(office.db, { brandId: brand.id, title: 'Sessiz', status: 'draft' });
    await save(silent.id, 1, [shown((await addPicture()).hash, 'Var', '')]);
    const found = async (query: Readonly<Record<string, string>>) => {
      const { items, total } = (await office.get('galleries', query)).json();
      expect(items).toHaveLength(total);
      return items.map(({ campaign }: Gallery) => campaign.id);
    };
    expect(await found({ q: 'cinarli IĞDIR' })).toEqual([bare.id]);
    expect(await found({ q: 'çınarlı', lacks: 'pictures' })).toEqual([bare.id]);
    expect(await found({ q: 'çınarlı', lacks: 'texts' })).toEqual([silent.id]);
    // The records behind exports and saved views agree with the list.
    const records = async (query: Record<string, string>) => {
      const { items } = (await office.get('campaign-galleries', { q: 'çınarlı', ...query })).json();
      return items.map(({ id, lacks, pictures, missingTexts }: Record<string, unknown>) => [
        ...[id, lacks],
        ...[pictures, missingTexts],
      ]);
    };
    expect(await records({ lacks: 'pictures' })).toEqual([[bare.id, 'pictures', 0, 0]]);
    expect(await records({ lacks: 'texts' })).toEqual([[silent.id, 'texts', 1, 1]]);
    const rowsInFile = async (query: Record<string, string>) => {
      const file = await office.get('campaign-galleries/export', { format: 'csv', q: 'çınarlı', ...query });
      expect(file.statusCode, file.body).toBe(200);
      return file.headers['x-total-rows'];
    };
    expect(await rowsInFile({ lacks: 'texts' })).toBe('1');
    await office.db
      .update(campaign)
      .set({ status: 'archived', isActive: false, binnedAt: office.clock.now })
      .where(eq(campaign.id, bare.id));
    expect(await found({ q: 'cinarli IĞDIR' })).toEqual([bare.id]);
    expect(await records({ lacks: 'pictures' })).toEqual([[bare.id, 'pictures', 0, 0]]);
    expect(await rowsInFile({})).toBe('2');
  });

  it('is listed page by page, each once, with a fixed number of queries', async () => {
    const brand = await makeBrand(office.db, { name: 'Sayfalı Marka' });
    for (let at = 0; at < 33; at += 1)
      await makeCampaign(office.db, { brandId: brand.id, categoryId: (await sharedCategory()).id });
    const first = (await office.get('galleries', { q: 'sayfalı marka' })).json();
    const second = (await office.get('galleries', { q: 'sayfalı marka', cursor: first.next })).json();
    const ids = [...first.items, ...second.items].map(({ campaign }: Gallery) => campaign.id);
    expect(new Set(ids).size).toBe(33);
    expect([first.total, second.next]).toEqual([33, null]);
    expect((await office.get('galleries', { cursor: 'x' })).statusCode).toBe(400);
  });
});

it('pictures are found by file name, by their users and by their texts, word by word', async () => {
  const brand = await makeBrand(office.db, { name: 'Kızılçam Otomotiv' });
  const { id } = await makeCampaign(office.db, { brandId: brand.id, title: 'Iğdır açılışı' });
  const [first, detail, english] = [
    await addPicture(800, 400, 'Vitrin 77.png'),
    await addPicture(800, 400, 'sahne.png'),
    await addPicture(800, 400, 'stage.png'),
  ];
  const second = { ...shown(detail.hash, 'Kırmızı Çiçek', 'A red flower'), hashEn: english.hash };
  await save(id, 1, [shown(first.hash, 'Mor Sümbül', 'Purple hyacinth'), second]);
  const found = async (q: string) => new Set((await list({ q })).items.map(({ hash }) => hash));
  const all = new Set([first.hash, detail.hash, english.hash]);
  expect(await found('kizilcam')).toEqual(all);
  expect(await found('IĞDIR otomotiv')).toEqual(all);
  expect(await found('vitrin 77 kızılçam')).toEqual(new Set([first.hash]));
  expect(await found('sumbul')).toEqual(new Set([first.hash]));
  expect(await found('hyacinth')).toEqual(new Set([first.hash]));
  expect(await found('ÇİÇEK')).toEqual(new Set([detail.hash, english.hash]));
  expect(await found('flower sahne')).toEqual(new Set([detail.hash]));
  expect(await found('sümbül sahne')).toEqual(new Set());
});
