import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Gallery, OfficePicture } from '@ayrac/contract/office/pictures.ts';
import sharp from 'sharp';
import { afterAll, beforeEach, expect } from 'vitest';
import { openOffice } from '#server/resource/testing/open-office.ts';
import { testNow } from '#server/testing/test-app.ts';
import { uploadFile } from '#server/testing/upload-file.ts';

/** Opens an office with a folder for pictures, and helpers to upload them and to write galleries. */
export async function openGalleryDesk() {
  const folder = await mkdtemp(join(tmpdir(), 'ayrac-galleries-'));
  const office = await openOffice({ DATA_DIR: folder });
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
  const read = async (campaign: string): Promise<Gallery> =>
    (await office.get(`galleries/${campaign}`)).json();
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

  return { folder, office, addPicture, shown, read, save, pageOf, list, focusOn };
}
