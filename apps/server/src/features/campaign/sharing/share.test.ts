import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from '#server/features/picture/table.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { campaign } from '../table.ts';

let server: TestApp;
let own: { readonly id: string; readonly slug: string };
beforeAll(async () => {
  server = await testApp();
  const categoryId = (await makeCategory(server.db, { name: 'Televizyon' })).id;
  const brandId = (await makeBrand(server.db, { name: 'Ardıç' })).id;
  const of = { categoryId, brandId, campaignPrice: 12_900, listPrice: 15_900 };
  own = await makeCampaign(server.db, { ...of, title: 'Şık bir televizyon, iki yıl garantiyle' });
});
afterAll(() => server.close());

const get = (url: string) => server.app.inject({ url });
const addressIn = async (language: string): Promise<string> => {
  const url = `/api/public/campaigns/${own.slug}`;
  const reply = await server.app.inject({ url, headers: { 'accept-language': language } });
  return reply.json().campaign.sharePicture;
};
/** Counts the pixels that differ between two pictures within a region. */
async function differing(one: Buffer, other: Buffer, left: number, width: number): Promise<number> {
  const part = (bytes: Buffer) =>
    sharp(bytes).extract({ left, top: 0, width, height: 630 }).greyscale().raw().toBuffer();
  const [first, second] = await Promise.all([part(one), part(other)]);
  return first.filter((grey, at) => Math.abs(grey - (second[at] ?? 0)) > 40).length;
}

describe('shared picture of a campaign', () => {
  it('is a JPEG of 1200 by 630 pixels with an immutable cache lifetime', async () => {
    const reply = await get(await addressIn('tr'));
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it('gets a new address when its content changes, and the old one redirects', async () => {
    const before = await addressIn('tr');
    const pictured = await get(before);
    await server.db.update(campaign).set({ title: 'Yeni bir televizyon' }).where(eq(campaign.id, own.id));
    const moved = await get(before);
    expect([moved.statusCode, moved.headers['cache-control']]).toEqual([302, 'public, max-age=300']);
    const after = await get(String(moved.headers.location));
    expect(moved.headers.location).not.toBe(before);
    // The text differs, the drawing is the same.
    expect(await differing(pictured.rawPayload, after.rawPayload, 0, 540)).toBeGreaterThan(1_000);
    expect(await differing(pictured.rawPayload, after.rawPayload, 540, 660)).toBe(0);
  });

  it('shows a photograph instead of the icon', async () => {
    const before = await get(await addressIn('en'));
    const bytes = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#cc0000' } })
      .png()
      .toBuffer();
    const red = { hash: 'f'.repeat(20), mediaType: 'image/png', width: 1280, height: 720, bytes };
    await server.db.insert(picture).values(red);
    await server.db.update(campaign).set({ showcaseHash: red.hash }).where(eq(campaign.id, own.id));
    const photo = await get(await addressIn('en'));
    const { dominant } = await sharp(photo.rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(180);
    expect(await differing(before.rawPayload, photo.rawPayload, 560, 600)).toBeGreaterThan(10_000);
  });

  it.each([
    ['nobody’s campaign', () => `00000000-0000-4000-8000-000000000000-tr-0123456789.jpeg`],
    ['another format', () => `${own.id}-tr-0123456789.webp`],
    ['another language', () => `${own.id}-de-0123456789.jpeg`],
    ['a path', () => '..%2f..%2fetc%2fpasswd'],
  ])('is not found for %s', async (_, file) => {
    expect((await get(`/pictures/campaigns/${file()}`)).statusCode).toBe(404);
  });

  it('is removed with its campaign', async () => {
    const address = await addressIn('tr');
    await server.db
      .update(campaign)
      .set({ isActive: false, status: 'withdrawn' })
      .where(eq(campaign.id, own.id));
    expect((await get(address)).statusCode).toBe(404);
  });
});
