import { randomBytes } from 'node:crypto';
import { createGzip, type Gzip, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressWhole } from './compress-whole.ts';

it.each([
  ['a long text', Buffer.from('kampanya '.repeat(50_000))],
  ['bytes that do not become smaller', randomBytes(300_000)],
  ['nothing', Buffer.alloc(0)],
])('compresses %s into memory of exactly its length and frees the chunks', async (_, body) => {
  const chunks: Buffer[] = [];
  const bytes = await compressWhole(body, (chunkSize) =>
    createGzip({ chunkSize }).on('data', (chunk) => chunks.push(chunk)),
  );
  expect(gunzipSync(bytes).equals(body)).toBe(true);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
  expect(chunks.map(({ buffer }) => buffer.byteLength)).toEqual(chunks.map(() => 0));
});

it('fails if the stream fails', async () => {
  const failing = compressWhole(randomBytes(100_000), () => createGzip().destroy(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
});

it('ignores an error after the last byte', async () => {
  const opened: Gzip[] = [];
  await compressWhole(Buffer.from('kampanya'), (chunkSize) => {
    const stream = createGzip({ chunkSize });
    opened.push(stream);
    return stream;
  });
  for (const stream of opened) expect(() => stream.emit('error', new Error('late'))).not.toThrow();
  expect(opened).toHaveLength(1);
});
