import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { keepAnswer } from './kept-answer.ts';

const body = Buffer.from('[{"title":"Kampanya"}]');

it('is kept in both encodings under the ETag of its bytes', async () => {
  const kept = await keepAnswer(body, {});
  expect([brotliDecompressSync(kept.brotli), gunzipSync(kept.gzip)]).toEqual([body, body]);
  expect((await keepAnswer(Buffer.from('[]'), {})).etag).not.toBe(kept.etag);
});

it('is not compressed again while its bytes stay the same, and takes its new headers', async () => {
  const before = await keepAnswer(body, { link: 'old' });
  const after = await keepAnswer(Buffer.from(body), { link: 'new' }, before);
  expect(after.brotli).toBe(before.brotli);
  expect(after.gzip).toBe(before.gzip);
  expect(after).toMatchObject({ etag: before.etag, headers: { link: 'new' } });
});

it('is compressed anew when its bytes changed', async () => {
  const after = await keepAnswer(Buffer.from('[]'), {}, await keepAnswer(body, {}));
  expect(brotliDecompressSync(after.brotli).toString()).toBe('[]');
});
