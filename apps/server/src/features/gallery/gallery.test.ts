import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Gallery, OfficePicture } from '@ayrac/contract/office/pictures.ts';
import { pictureAddress, sharePictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import { cropOf, cropRatios, pictureName } from '@ayrac/domain/picture/focus.ts';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { picture } from '#server/features/picture/table.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { enforceRetention } from '#server/retention/enforce.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { inDays, testNow } from '#server/testing/test-app.ts';
import { uploadFile } from '#server/testing/upload-file.ts';

let folder: string;
let office: Office;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ayrac-galleries-'));
  office = await openOffice({ DATA_DIR: folder });
});
beforeEach(async () => {
  office.clock.now = testNow;
  await office.enter('ADMIN');
});
afterAll(async () => {
  await office.close();
  await rm(folder, { recursive: true });
});

let made = 0;
/** Stores a unique picture, red on the left half and blue on the right. */
async function addPicture(width = 800, height = 400, name = 'resim.png'): Promise<OfficePicture> {
  made += 1;
  const half = Math.floor(width / 2);
  const blue = { create: { width: width - half, height, channels: 3 as const, background: '#0000ff' } };
  const bytes = await sharp({
    create: { width, height, channels: 3, background: { r: 255, g: 6 * made, b: 0 } },
  })
    .composite([{ input: await sharp(blue).png().toBuffer(), left: half, top: 0 }])
    .png()
    .toBuffer();
  const reply = await office.send('POST', 'pictures', { upload: await uploadFile(office, bytes, name) });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

const shown = (hash: string, alt = 'Kırmızı', altEn = 'Red') => ({ hash, hashEn: null, alt, altEn });
const read = async (campaign: string): Promise<Gallery> => (await office.get(`galleries/${campaign}`)).json();
const save = (campaign: string, version: number, pictures: readonly object[]) =>
  office.send('PATCH', `galleries/${campaign}`, { version, pictures });
const pageOf = async (slug: string, language = 'tr') =>
  (
    await office.app.inject({
      url: `/api/public/campaigns/${slug}`,
      headers: { 'accept-language': language },
    })
  ).json().campaign;
const list = async (query: Readonly<Record<string, string>> = {}): Promise<{ items: OfficePicture[] }> =>
  (await office.get('pictures', query)).json();
const focusOn = ({ hash, version }: OfficePicture, x: number, y: number) =>
  office.send('PATCH', `pictures/${hash}`, { version, focus: { x, y } });

describe('a gallery', () => {
  it('is written with its order and its texts, and the page shows it at the same address', async () => {
    const { id, slug } = await makeCampaign(office.db);
    const [one, two, english] = [await addPicture(), await addPicture(), await addPicture()];
    const pictures = [
      shown(one.hash, 'Araba', 'A car'),
      { ...shown(two.hash, '', ''), hashEn: english.hash },
    ];
    const reply = await save(id, 1, pictures);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ version: 2, pictures });
    const page = await pageOf(slug);
    expect(page.gallery).toMatchObject([
      { hash: one.hash, alt: 'Araba' },
      { hash: two.hash, alt: page.title.text },
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

  it('that somebody else wrote meanwhile is refused with what stands there now', async () => {
    const { id } = await makeCampaign(office.db);
    const { hash } = await addPicture();
    const replies = await Promise.all([save(id, 1, [shown(hash)]), save(id, 1, [shown(hash, 'Başka')])]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = replies.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused).toMatchObject({ code: 'record-changed', current: await read(id) });
  });

  it('that is written as it was stays as it is', async () => {
    const { id } = await makeCampaign(office.db);
    const { hash } = await addPicture();
    await save(id, 1, [shown(hash)]);
    expect((await save(id, 2, [shown(hash)])).json()).toMatchObject({ version: 2 });
  });

  it('is refused with pictures that are not there, in the bin, too many, or twice', async () => {
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

  it('shows markup in its texts as text', async () => {
    const { id, slug } = await makeCampaign(office.db);
    const { hash } = await addPicture();
    const alt = '"><script>alert(1)</script>';
    await save(id, 1, [shown(hash), shown((await addPicture()).hash, alt, alt)]);
    expect((await pageOf(slug)).gallery[1].alt).toBe(alt);
    const html = await office.app.inject({ url: `/api/Campaign_Service/campaign-image/details/${id}` });
    expect(html.body).not.toContain('<script>');
  });

  it('is found by its campaign, its brand, and what it lacks', async () => {
    const brand = await makeBrand(office.db, { name: 'Çınarlı Şirket' });
    const bare = await makeCampaign(office.db, { brandId: brand.id, title: 'Iğdır kampanyası' });
    const silent = await makeCampaign(office.db, { brandId: brand.id, title: 'Sessiz' });
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
    const file = await office.get('campaign-galleries/export', {
      format: 'csv',
      lacks: 'texts',
      q: 'çınarlı',
    });
    expect([file.statusCode, file.headers['x-total-rows']]).toEqual([200, '1']);
  });

  it('comes page by page, each once, with as many queries as one alone', async () => {
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

it('pictures are found by their file, by what shows them and by what is said of them, each word by itself', async () => {
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

let category: Promise<{ id: string }> | undefined;
function sharedCategory() {
  category ??= makeCampaign(office.db).then(({ categoryId }) => ({ id: categoryId }));
  return category;
}

describe('the focus of a picture', () => {
  /** Returns the share of red in the middle of a served picture: 1 left of the edge, 0 right of it. */
  async function middleOf(address: string) {
    const reply = await office.app.inject({ url: address });
    expect(reply.statusCode).toBe(200);
    const { width, height } = await sharp(reply.rawPayload).metadata();
    const { dominant } = await sharp(reply.rawPayload).stats();
    return { ratio: width / height, colour: dominant.r > dominant.b ? 'red' : 'blue' };
  }

  it.each([
    [0.1, 'red'],
    [0.9, 'blue'],
  ])('at %s of the width is kept by every crop', async (x, colour) => {
    const wide = await addPicture(2_000, 500);
    const { focus } = (await focusOn(wide, x, 0.5)).json();
    for (const form of ['card', 'mark'] as const) {
      const seen = await middleOf(pictureAddress(pictureName(wide.hash, form, focus), 480, 'webp'));
      expect(seen.colour).toBe(colour);
      expect(seen.ratio).toBeCloseTo(cropRatios[form], 1);
    }
    const share = await middleOf(sharePictureAddress(pictureName(wide.hash, 'card', focus)));
    expect(share).toEqual({ ratio: 1200 / 630, colour });
  });

  it('cuts exactly what the domain says', async () => {
    const wide = await addPicture(2_000, 500);
    const { focus } = (await focusOn(wide, 0.4, 0.5)).json();
    const crop = cropOf(wide, cropRatios.mark, focus);
    const reply = await office.app.inject({
      url: pictureAddress(pictureName(wide.hash, 'mark', focus), 480, 'webp'),
    });
    const { data, info } = await sharp(reply.rawPayload).raw().toBuffer({ resolveWithObject: true });
    const row = Math.floor(info.height / 2) * info.width * info.channels;
    const edge = Array.from({ length: info.width }, (_, at) => data[row + at * info.channels] ?? 0).findIndex(
      (red) => red < 128,
    );
    expect(edge / info.width).toBeCloseTo((1_000 - crop.left) / crop.width, 1);
  });

  it('changes the name under which pages show it, and only that', async () => {
    const { id, slug } = await makeCampaign(office.db);
    const wide = await addPicture(2_000, 500);
    await save(id, 1, [shown(wide.hash)]);
    expect((await pageOf(slug)).picture.hash).toBe(wide.hash);
    await focusOn(wide, 0.25, 0.5);
    const page = await pageOf(slug);
    expect(page.picture.hash).toBe(`${wide.hash}c2550`);
    expect(page.gallery[0].hash).toBe(`${wide.hash}w2550`);
    expect(page.slug).toBe(slug);
  });

  it('of another version is refused; a name that it never had fills no disk', async () => {
    const wide = await addPicture();
    expect((await focusOn(wide, 0.2, 0.2)).json().version).toBe(2);
    expect((await focusOn(wide, 0.3, 0.3)).json()).toMatchObject({ code: 'record-changed' });
    const reply = await office.app.inject({ url: `/pictures/${wide.hash}c7171-160.webp` });
    expect(reply.statusCode).toBe(200);
    const files = await readdir(join(folder, 'pictures', wide.hash.slice(0, 2))).catch(() => []);
    expect(files.filter((name) => name.includes('7171'))).toEqual([]);
  });
});

describe('the mark of a brand', () => {
  it('is set, undone, and refused where there is no such picture', async () => {
    const values = { name: 'Logolu', colour: '#334155', isActive: true };
    const { row } = (await office.send('POST', 'brands', values)).json();
    const mark = await addPicture(600, 600);
    const change = (version: number, markHash: string) =>
      office.send('PATCH', `brands/${row.id}`, { version, values: { markHash } });
    expect((await change(1, '1'.repeat(20))).json().fields).toHaveProperty('markHash');
    const set = (await change(1, mark.hash)).json();
    await focusOn(mark, 0.2, 0.5);
    const page = async () => (await office.app.inject({ url: '/api/public/brands/logolu' })).json().brand;
    expect((await page()).mark.hash).toBe(`${mark.hash}m2050`);
    expect((await list({ q: 'logolu' })).items.map(({ hash }) => hash)).toEqual([mark.hash]);
    await office.send('POST', `changes/${set.change}/undo`);
    expect((await page()).mark).toBeNull();
  });
});

describe('pictures that nothing shows', () => {
  it('are found after a day, go to the bin, come back, and are gone after thirty days', async () => {
    const { id } = await makeCampaign(office.db);
    const [used, loose] = [
      await addPicture(800, 400, 'kullanılan.png'),
      await addPicture(800, 400, 'boşta.png'),
    ];
    await save(id, 1, [shown(used.hash)]);
    const unused = async () => (await list({ state: 'unused' })).items.map(({ hash }) => hash);
    expect(await unused()).not.toContain(loose.hash);
    office.clock.now = inDays(2);
    expect(await unused()).toContain(loose.hash);
    expect(await unused()).not.toContain(used.hash);
    expect((await list({ q: 'BOSTA' })).items.map(({ hash }) => hash)).toEqual([loose.hash]);

    const bin = (hashes: readonly string[]) => office.send('POST', 'pictures/bin', { hashes });
    const both = await bin([used.hash, loose.hash]);
    expect(both.json()).toMatchObject({ code: 'picture-in-use' });
    expect((await bin([loose.hash])).json()).toEqual({ done: [loose.hash] });
    expect((await list({ state: 'bin' })).items.map(({ hash }) => hash)).toContain(loose.hash);
    await office.send('POST', 'pictures/restore', { hashes: [loose.hash] });
    expect(await unused()).toContain(loose.hash);

    await bin([loose.hash]);
    await enforceRetention(office.db, inDays(31));
    expect((await list({ state: 'bin' })).items.map(({ hash }) => hash)).toContain(loose.hash);
    await enforceRetention(office.db, inDays(33));
    const left = await office.db.select().from(picture).where(eq(picture.hash, loose.hash));
    expect(left).toEqual([]);
    expect((await list({ q: 'kullanılan' })).items).toHaveLength(1);
  });

  it('come back by themselves when their file is uploaded again', async () => {
    const bytes = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const store = async () =>
      (await office.send('POST', 'pictures', { upload: await uploadFile(office, bytes) })).json();
    const { hash } = await store();
    await office.send('POST', 'pictures/bin', { hashes: [hash] });
    expect(await store()).toMatchObject({ hash, binnedAt: null });
  });
});
