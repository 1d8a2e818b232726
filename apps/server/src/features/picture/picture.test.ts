import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureAddress, sharePictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coversOf } from '#server/features/campaign/cover/present.ts';
import { makeBrand } from '#server/testing/factories.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { coverVersion } from './cover/present.ts';
import { pictureHash } from './drawing.ts';
import { picture } from './table.ts';

let folder: string;
let site: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ayrac-pictures-'));
  site = await testApp({ settings: { DATA_DIR: folder } });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const plain = (width: number, height: number, background = '#B3261E') =>
  sharp({ create: { width, height, channels: 3, background } });
/** Stores a PNG and returns its hash. */
async function storePng(drawn: Sharp): Promise<string> {
  const { data: bytes, info } = await drawn.png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const hash = pictureHash(bytes);
  await site.db
    .insert(picture)
    .values({ hash, mediaType: 'image/png', width, height, bytes })
    .onConflictDoNothing();
  return hash;
}
const get = (url: string) => site.app.inject({ method: 'GET', url });

describe('shared picture format', () => {
  it.each([
    ['a wide picture', 1280, 720],
    ['a tall one', 300, 900],
    ['a small one', 40, 30],
  ])('of %s is a JPEG of 1200 by 630', async (_case, width, height) => {
    const hash = await storePng(plain(width, height, '#0b6b68'));
    const reply = await get(sharePictureAddress(hash));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/jpeg');
    expect(reply.headers['cache-control']).toContain('immutable');
    // Mails read in a browser embed JPEG pictures, while those of pages are for this site only.
    expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const own = await get(pictureAddress(hash, 80, 'webp'));
    expect(own.headers['cross-origin-resource-policy']).toBe('same-origin');
    const { format, width: shownWidth, height: shownHeight } = await sharp(reply.rawPayload).metadata();
    expect({ format, shownWidth, shownHeight }).toEqual({
      format: 'jpeg',
      shownWidth: 1200,
      shownHeight: 630,
    });
  });

  it('has a white background behind a transparent picture', async () => {
    const clear = { width: 60, height: 60, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
    const hash = await storePng(sharp({ create: clear }));
    const { dominant } = await sharp((await get(sharePictureAddress(hash))).rawPayload).stats();
    expect(dominant.r).toBeGreaterThan(240);
  });

  it('is not available in other sizes', async () => {
    const hash = await storePng(plain(41, 30));
    expect((await get(`/pictures/${hash}-640.jpeg`)).statusCode).toBe(404);
    expect((await get(`/pictures/${hash}-1200.webp`)).statusCode).toBe(404);
  });
});

describe('picture variant', () => {
  it.each([
    [160, 'avif', 160],
    [160, 'webp', 160],
    [640, 'webp', 640],
    [1280, 'webp', 800],
  ] as const)('requested in %i pixels as %s is %i pixels wide', async (width, format, expected) => {
    const hash = await storePng(plain(800, 450));
    const answer = await get(pictureAddress(hash, width, format));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(`image/${format}`);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: expected });
  });

  it('is immutable in caches, with nosniff and a sandbox', async () => {
    const hash = await storePng(plain(300, 200));
    const { headers } = await get(pictureAddress(hash, 160, 'webp'));
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  });

  it('is created once for concurrent requests and stored on disk', async () => {
    const hash = await storePng(plain(640, 360, '#0B6B68'));
    const address = pictureAddress(hash, 320, 'avif');
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(address)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await readdir(join(folder, 'pictures', hash.slice(0, 2)))).toContain(`${hash}-320.avif`);
    await site.db.$client.query('delete from picture where hash = $1', [hash]);
    expect((await get(address)).rawPayload).toEqual(answers[0]?.rawPayload);
  });

  it.each([
    '/pictures/0123456789abcdef0123-320.avif',
    '/pictures/0123456789abcdef0123-321.avif',
    '/pictures/0123456789abcdef0123-320.jpeg',
    '/pictures/0123456789abcdef012-320.webp',
    '/pictures/..%2f..%2fpostgres%2fPG_VERSION',
  ])('that does not exist is answered with 404: %s', async (address) => {
    const answer = await get(address);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('cover address', () => {
  const colour = '#0b6b68';
  let name: string;
  beforeAll(async () => {
    const logoHash = await storePng(plain(512, 512, '#ff0000'));
    const { id } = await makeBrand(site.db, { colour, logoHash });
    const covers = await coversOf(site.db);
    name = covers({ id, categoryId: id, title: 'Televizyon' }, { colour, logoHash });
  });
  const files = () => readdir(join(folder, 'pictures', `covers-${coverVersion}`)).catch(() => []);

  it("draws a cover from its name with the brand's logo, and stores it", async () => {
    const reply = await get(pictureAddress(name, 640, 'webp'));
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(reply.headers['cache-control']).toContain('immutable');
    const { data, info } = await sharp(reply.rawPayload).raw().toBuffer({ resolveWithObject: true });
    const [red = 0, green = 255] = data.subarray(3 * (285 * info.width + 70));
    expect([red > 220, green < 40]).toEqual([true, true]);
    expect(await files()).toContain(`${name}-640.webp`);
  });

  it.each([
    ['another release of the drawings', (own: string) => own.replace(coverVersion, 'ffffff')],
    ['a colour that no brand has', (own: string) => own.replace('0b6b68', '123456')],
  ])('of %s is drawn without being stored', async (_, change) => {
    const other = change(name);
    const reply = await get(pictureAddress(other, 320, 'webp'));
    expect(reply.statusCode).toBe(200);
    expect(await files()).not.toContain(`${other}-320.webp`);
  });

  it('of another release is cached only briefly, because its drawings differ', async () => {
    const reply = await get(pictureAddress(name.replace(coverVersion, 'ffffff'), 160, 'avif'));
    expect(reply.headers['cache-control']).toBe('public, max-age=300');
  });

  it.each([
    ['of a thing that there is not', (own: string) => own.replace('television', 'submarine')],
    ['in a layout that there is not', (own: string) => `kz${own.slice(2)}`],
  ])('%s is not found', async (_, change) => {
    expect((await get(pictureAddress(change(name), 320, 'webp'))).statusCode).toBe(404);
  });
});

describe('client that requests very many pictures', () => {
  it('is throttled for missing pictures, not for existing ones', async () => {
    const hash = await storePng(plain(42, 30));
    const there = pictureAddress(hash, 80, 'webp');
    await get(there);
    const missing = (made: number) => pictureAddress(made.toString(16).padStart(20, '0'), 80, 'webp');
    const statuses = new Set<number>();
    for (let made = 0; made < 1_300; made += 1) statuses.add((await get(missing(made))).statusCode);
    expect([...statuses]).toEqual([404, 429]);
    expect((await get(there)).statusCode).toBe(200);
  });
});
