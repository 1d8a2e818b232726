import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressResponse } from './cached-response.ts';
import { CompressedBody } from './compressed-body.ts';
import { PackedPart } from './packed-part.ts';

const body = Buffer.from('[{"title":"Kampanya"}]');

const made = { headers: {}, body };
const changed = { headers: {}, body: Buffer.from('[]') };

it('has an ETag derived from its bytes', async () => {
  const kept = await compressResponse(made, ['br']);
  expect((await compressResponse(made, ['gzip'])).etag).toBe(kept.etag);
  expect((await compressResponse(changed, ['br'])).etag).not.toBe(kept.etag);
});

it.each([[['br']], [['gzip']], [[]]] as const)(
  'is sent in each encoding, when the first request accepts %j',
  async (first) => {
    const kept = await CompressedBody.of(body, first);
    expect(brotliDecompressSync((await kept.in(['br'])).bytes)).toEqual(body);
    expect(gunzipSync((await kept.in(['gzip'])).bytes)).toEqual(body);
    expect(await kept.in([])).toEqual({ encoding: 'identity', bytes: body });
  },
);

it('takes new headers without being compressed again if its bytes are the same', async () => {
  const before = await compressResponse({ ...made, headers: { link: 'old' } }, ['br']);
  const after = await compressResponse({ headers: { link: 'new' }, body: Buffer.from(body) }, ['br'], before);
  expect(after.body).toBe(before.body);
  expect(after).toMatchObject({ etag: before.etag, headers: { link: 'new' } });
});

it('is compressed again when its bytes have changed', async () => {
  const after = await compressResponse(changed, ['br'], await compressResponse(made, ['br']));
  expect(brotliDecompressSync((await after.body.in(['br'])).bytes).toString()).toBe('[]');
});

/** Returns a page's list of cards, which the best level makes smaller than the quick one. */
function listOf(cards: number): Buffer {
  const card = (at: number) => {
    const price = (at * 7_919) % 40_001;
    return `<li class="card"><a href="/kampanyalar/kampanya-${at}">Kampanya ${at}</a><b>${price} TL</b></li>`;
  };
  return Buffer.from(Array.from({ length: cards }, (_, at) => card(at)).join('\n'));
}

it('is compressed better once it is requested often, and reports the bytes that it holds', async () => {
  const long = listOf(2_000);
  const kept = await CompressedBody.of(long, ['br']);
  const send = async () => (await kept.in(['br', 'gzip'])).bytes;
  const quick = await send();
  for (let time = 0; time < 20; time += 1) await send();
  await expect.poll(async () => (await send()).length).toBeLessThan(quick.length);
  const well = await send();
  expect(brotliDecompressSync(well)).toEqual(long);
  expect(well.buffer.byteLength).toBe(well.length);
  expect(well.length + (await kept.in(['gzip'])).bytes.length).toBeLessThan(kept.bytes);
});

it('is compressed only moderately better when it is large, because the best level would take tens of megabytes', async () => {
  const large = listOf(8_000);
  const kept = await CompressedBody.of(large, ['br']);
  const send = async () => (await kept.in(['br'])).bytes;
  const quick = await send();
  for (let time = 0; time < 20; time += 1) await send();
  await expect.poll(async () => (await send()).length).toBeLessThan(quick.length);
  const best = brotliCompressSync(large, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
  expect((await send()).length).toBeGreaterThan(best.length);
});

it('is compressed better in turn with other bodies, so that only one of them takes memory', async () => {
  const bodies = await Promise.all([8_000, 100].map((cards) => CompressedBody.of(listOf(cards), ['br'])));
  const send = () => Promise.all(bodies.map(async (one) => (await one.in(['br'])).bytes.length));
  const [quickLarge = 0, quickSmall = 0] = await send();
  for (let time = 0; time < 20; time += 1) await send();
  await expect.poll(async () => (await send())[1]).toBeLessThan(quickSmall);
  expect((await send())[0]).toBeLessThan(quickLarge);
});

describe('a body with a part that is compressed already', () => {
  const part = Buffer.from(
    Array.from({ length: 3_000 }, (_, at) => `.class-${at * 7}{top:${at}px}`).join(''),
  );
  const packed = new PackedPart(part);
  const page = Buffer.from(`<title>Kampanya</title><style>${part}</style><p class="class-2093">Çiçek</p>`);

  it('is sent as gzip first, and as Brotli once it is requested often', async () => {
    const kept = await CompressedBody.of(page, ['br', 'gzip'], packed);
    const first = await kept.in(['br', 'gzip']);
    expect(first.encoding).toBe('gzip');
    expect(gunzipSync(first.bytes)).toEqual(page);
    for (let time = 0; time < 20; time += 1) await kept.in(['br', 'gzip']);
    await expect.poll(async () => (await kept.in(['br', 'gzip'])).encoding).toBe('br');
    expect(brotliDecompressSync((await kept.in(['br'])).bytes)).toEqual(page);
  });

  it('is no larger than one that is compressed as a whole', async () => {
    const size = async (known?: PackedPart) =>
      (await (await CompressedBody.of(page, ['gzip'], known)).in(['gzip'])).bytes.length;
    expect(await size(packed)).toBeLessThan((await size()) * 1.02);
  });

  it.each([
    ['the client accepts Brotli alone', page, ['br']],
    ['the body lacks the part', body, ['br', 'gzip']],
  ] as const)('is compressed as usual if %s', async (_case, whole, accepted) => {
    const { encoding, bytes } = await (await CompressedBody.of(whole, accepted, packed)).in(accepted);
    expect(encoding).toBe('br');
    expect(brotliDecompressSync(bytes)).toEqual(whole);
  });
});
