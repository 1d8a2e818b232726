import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureAddress, sharePictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import { cropOf, cropRatios, pictureName } from '@ayrac/domain/picture/focus.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { picture } from '#server/features/picture/table.ts';
import { enforceRetention } from '#server/retention/enforce.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { inDays } from '#server/testing/test-app.ts';
import { uploadFile } from '#server/testing/upload-file.ts';
import { openGalleryDesk } from './testing/gallery-desk.ts';

const { folder, office, addPicture, shown, save, pageOf, list, focusOn } = await openGalleryDesk();

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
    for (const form of ['card', 'logo'] as const) {
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
    const crop = cropOf(wide, cropRatios.logo, focus);
    const reply = await office.app.inject({
      url: pictureAddress(pictureName(wide.hash, 'logo', focus), 480, 'webp'),
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

describe('the logo of a brand', () => {
  it('is set, undone, and refused where there is no such picture', async () => {
    const values = { name: 'Logolu', colour: '#334155', isActive: true };
    const { row } = (await office.send('POST', 'brands', values)).json();
    const logo = await addPicture(600, 600);
    const change = (version: number, logoHash: string) =>
      office.send('PATCH', `brands/${row.id}`, { version, values: { logoHash } });
    expect((await change(1, '1'.repeat(20))).json().fields).toHaveProperty('logoHash');
    const set = (await change(1, logo.hash)).json();
    await focusOn(logo, 0.2, 0.5);
    const page = async () => (await office.app.inject({ url: '/api/public/brands/logolu' })).json().brand;
    expect((await page()).logo.hash).toBe(`${logo.hash}l2050`);
    expect((await list({ q: 'logolu' })).items.map(({ hash }) => hash)).toEqual([logo.hash]);
    await office.undoChange(set.change);
    expect((await page()).logo).toBeNull();
  });
});

describe('pictures that nothing shows', () => {
  it('are found after a day, go to the bin, come back, and are gone after thirty days', async () => {
    const title = 'Kullanan kampanya';
    const { id } = await makeCampaign(office.db, { title });
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
    // A file contains what the list shows.
    const inFile = async (query: Record<string, string>) => {
      const { body } = await office.get('stored-pictures/export', { format: 'csv', ...query });
      return body.trim().split('\r\n').slice(1);
    };
    expect(await inFile({ q: 'bosta', isUsed: 'false' })).toEqual([
      expect.stringMatching(`^${loose.hash};boşta.png;800;400;[0-9]+;.*;;Hayır;`),
    ]);
    expect(await inFile({ q: 'bosta', isUsed: 'true' })).toEqual([]);
    expect(await inFile({ q: 'kullanilan', isUsed: 'true' })).toEqual([
      expect.stringMatching(`^${used.hash};kullanılan.png;800;400;[0-9]+;.*;${title};Evet;`),
    ]);

    const bin = (hashes: readonly string[]) => office.send('POST', 'pictures/bin', { hashes });
    const both = await bin([used.hash, loose.hash]);
    expect(both.json()).toMatchObject({ code: 'picture-in-use' });
    expect((await bin([loose.hash])).json()).toEqual({ done: [loose.hash] });
    expect((await list({ state: 'bin' })).items.map(({ hash }) => hash)).toContain(loose.hash);
    expect(await inFile({ bin: 'only' })).toEqual([expect.stringContaining(loose.hash)]);
    expect(await inFile({ q: 'bosta' })).toEqual([]);
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
