import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { CompressedBody } from './compressed-body.ts';
import { keepAnswer } from './kept-answer.ts';

const body = Buffer.from('[{"title":"Kampanya"}]');

it('has an ETag derived from its bytes', async () => {
  const kept = await keepAnswer(body, {}, 'br');
  expect((await keepAnswer(body, {}, 'gzip')).etag).toBe(kept.etag);
  expect((await keepAnswer(Buffer.from('[]'), {}, 'br')).etag).not.toBe(kept.etag);
});

it.each(['br', 'gzip', 'identity'] as const)(
  'is sent in each encoding, asked for in %s first',
  async (first) => {
    const kept = await CompressedBody.of(body, first);
    expect(brotliDecompressSync(await kept.in('br'))).toEqual(body);
    expect(gunzipSync(await kept.in('gzip'))).toEqual(body);
    expect(await kept.in('identity')).toEqual(body);
  },
);

it('takes new headers without being compressed again if its bytes are the same', async () => {
  const before = await keepAnswer(body, { link: 'old' }, 'br');
  const after = await keepAnswer(Buffer.from(body), { link: 'new' }, 'br', before);
  expect(after.body).toBe(before.body);
  expect(after).toMatchObject({ etag: before.etag, headers: { link: 'new' } });
});

it('is compressed again when its bytes have changed', async () => {
  const after = await keepAnswer(Buffer.from('[]'), {}, 'br', await keepAnswer(body, {}, 'br'));
  expect(brotliDecompressSync(await after.body.in('br')).toString()).toBe('[]');
});

it('is compressed better once it is requested often, and reports the bytes that it holds', async () => {
  const cards = Array.from({ length: 2_000 }, (_, at) => {
    const price = (at * 7_919) % 40_001;
    return `<li class="card"><a href="/kampanyalar/kampanya-${at}">Kampanya ${at}</a><b>${price} TL</b></li>`;
  });
  const long = Buffer.from(cards.join('\n'));
  const kept = await CompressedBody.of(long, 'br');
  const quick = await kept.in('br');
  for (let time = 0; time < 20; time += 1) await kept.in('br');
  await expect.poll(async () => (await kept.in('br')).length).toBeLessThan(quick.length);
  const well = await kept.in('br');
  expect(brotliDecompressSync(well)).toEqual(long);
  expect(well.buffer.byteLength).toBe(well.length);
  expect(well.length + (await kept.in('gzip')).length).toBeLessThan(kept.bytes);
});
