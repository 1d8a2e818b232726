import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { FILE_BYTES, UPLOAD_PATH } from '@ayrac/domain/picture/upload.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { inDays } from '#server/testing/test-app.ts';
import { askOffset, beginUpload, sendPiece, uploadAt, uploadFile } from '#server/testing/upload-file.ts';
import { picture } from '../table.ts';
import { purgeUploads, uploadFolder } from './uploads.ts';

let folder: string;
let office: Office;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ayrac-uploads-'));
  office = await openOffice({ DATA_DIR: folder });
});
beforeEach(() => office.enter('ADMIN'));
afterAll(async () => {
  await office.close();
  await rm(folder, { recursive: true });
});

let made = 0;
/** A picture that no other test uses. */
function plain(width: number, height: number) {
  made += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: made * 7, g: 90, b: 40 } } });
}
const store = (upload: string) => office.send('POST', 'pictures', { upload });
const storeFile = async (bytes: Buffer, name?: string) => store(await uploadFile(office, bytes, name));

/** A PNG whose header claims a different size, like a decompression bomb. */
function sayingToBe(width: number, height: number, png: Buffer): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(width, 16);
  bomb.writeUInt32BE(height, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}

describe('uploaded file', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s, whatever its name', async (format) => {
    const reply = await storeFile(await plain(640, 400)[format]().toBuffer(), 'belge.txt');
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ width: 640, height: 400, fileName: 'belge.txt', uses: [] });
  });

  it('is re-encoded: upright, without metadata, limited in size', async () => {
    const taken = await plain(3_000, 1_500)
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Gizli bilgi' } } })
      .jpeg()
      .toBuffer();
    const { hash, width, height } = (await storeFile(taken)).json();
    expect([width, height]).toEqual([1_280, 2_560]);
    const [row] = await office.db.select().from(picture).where(eq(picture.hash, hash));
    const kept = await sharp(row?.bytes).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 1_280, height: 2_560 });
    expect(kept.exif).toBeUndefined();
    expect(row?.bytes.includes('Gizli bilgi')).toBe(false);
  });

  it('becomes one picture, even in concurrent and repeated uploads', async () => {
    const bytes = await plain(300, 200).png().toBuffer();
    const [one, other] = await Promise.all([uploadFile(office, bytes), uploadFile(office, bytes)]);
    const replies = await Promise.all([store(one), store(other)]);
    const again = await store(one);
    const hashes = [...replies, again].map((reply) => reply.json().hash);
    expect(new Set(hashes).size).toBe(1);
    expect(hashes[0]).toMatch(/^[0-9a-f]{20}$/);
  });

  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'), 'a.png'],
    ['a page', Buffer.from('<html><script>alert(1)</script>'), 'a.jpg'],
    ['nothing that anybody knows', Buffer.alloc(5_000, 7), 'a.webp'],
    ['empty', Buffer.alloc(0), 'a.jpg'],
  ])('is refused when it is %s', async (_case, bytes, name) => {
    const reply = await storeFile(bytes, name);
    expect(reply.statusCode).toBe(415);
    expect(reply.json()).toMatchObject({ code: 'picture-unreadable' });
  });

  it('is refused when it is of an unsupported type or truncated', async () => {
    const gif = await plain(60, 60).gif().toBuffer();
    const whole = await plain(900, 900).jpeg().toBuffer();
    const short = whole.subarray(0, Math.floor(whole.length / 2));
    for (const bytes of [gif, short]) expect((await storeFile(bytes)).json().code).toBe('picture-unreadable');
  });

  it.each([
    [1, 1],
    [15, 400],
    [2_010, 200],
    [20, 12_000],
  ])('is refused as too small or too narrow when it has %i by %i pixels', async (width, height) => {
    const reply = await storeFile(await plain(width, height).png().toBuffer());
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'picture-too-small']);
  });

  it('is refused within a second when it decompresses to too many pixels', async () => {
    const bomb = sayingToBe(20_000, 20_000, await plain(30, 30).png().toBuffer());
    const upload = await uploadFile(office, bomb);
    const began = performance.now();
    const reply = await store(upload);
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({ code: 'picture-too-large' });
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('is refused before its transfer when it is too large', async () => {
    expect((await beginUpload(office, FILE_BYTES + 1)).statusCode).toBe(413);
  });

  it('keeps a name with markup as text', async () => {
    const reply = await storeFile(
      await plain(80, 80).png().toBuffer(),
      '../<img src=x onerror=alert(1)>.png',
    );
    expect(reply.json().fileName).toBe('<img src=x onerror=alert(1)>.png');
  });
});

describe('resumable upload', () => {
  it('continues after an interruption', async () => {
    const bytes = await plain(500, 500).png({ compressionLevel: 0 }).toBuffer();
    const begun = await beginUpload(office, bytes.length);
    const location = String(begun.headers.location);
    expect(location.startsWith(`${UPLOAD_PATH}/`)).toBe(true);
    await sendPiece(office, location, 0, bytes.subarray(0, 100_000));
    expect((await store(uploadAt(location))).statusCode).toBe(404);
    const at = await askOffset(office, location);
    expect(at.headers['upload-offset']).toBe('100000');
    expect((await sendPiece(office, location, 50_000, bytes.subarray(50_000))).statusCode).toBe(409);
    expect((await sendPiece(office, location, 100_000, bytes.subarray(100_000))).statusCode).toBe(204);
    expect((await store(uploadAt(location))).json()).toMatchObject({ width: 500, height: 500 });
  });

  it('of another person is not found', async () => {
    const bytes = await plain(70, 70).png().toBuffer();
    const location = String((await beginUpload(office, bytes.length)).headers.location);
    const upload = await uploadFile(office, bytes);
    await office.enter('ADMIN');
    expect((await askOffset(office, location)).statusCode).toBe(404);
    expect((await sendPiece(office, location, 0, bytes)).statusCode).toBe(404);
    expect((await store(upload)).statusCode).toBe(404);
    expect((await store('../../etc/passwd')).statusCode).toBe(404);
  });

  it('is also available to staff who attach files to requests', async () => {
    await office.enter('CRM_ADMIN');
    expect((await beginUpload(office, 100)).statusCode).toBe(201);
  });

  it.each(['CUSTOMER', 'BRAND'] as const)('is refused for a %s', async (role) => {
    await office.enter(role);
    const reply = await beginUpload(office, 100);
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code: 'forbidden' });
  });

  it('is refused for guests and other sites', async () => {
    office.actAs({ kind: 'anonymous' });
    expect((await beginUpload(office, 100)).statusCode).toBe(401);
    await office.enter('ADMIN');
    const reply = await office.app.inject({
      method: 'POST',
      url: UPLOAD_PATH,
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '9', 'sec-fetch-site': 'cross-site' },
    });
    expect(reply.json()).toMatchObject({ code: 'cross-site-request' });
  });

  it('has the protective headers of every response', async () => {
    const { headers } = await beginUpload(office, 100);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['access-control-allow-origin'] ?? null).not.toBe('*');
  });

  it('leaves nothing behind when it is abandoned', async () => {
    const own = uploadFolder(folder);
    const location = String((await beginUpload(office, 1_000)).headers.location);
    const files = [uploadAt(location), `${uploadAt(location)}.json`];
    expect(await readdir(own)).toEqual(expect.arrayContaining(files));
    await Promise.all(files.map((file) => utimes(join(own, file), inDays(-2), inDays(-2))));
    const fresh = uploadAt(String((await beginUpload(office, 1_000)).headers.location));
    await purgeUploads(own, new Date());
    const left = await readdir(own);
    expect(left).toContain(fresh);
    expect(left).not.toContain(files[0]);
    expect(left).not.toContain(files[1]);
  });
});
