import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { PackedPart } from './packed-part.ts';
import { sendCompressed } from './send-compressed.ts';

const styles = Buffer.from(`<style>${'.a{color:red}'.repeat(500)}</style>`);
const packed = new PackedPart(styles);
const texts = {
  short: 'short',
  long: 'word '.repeat(1_000),
  styled: `<head>${styles}</head>${'text '.repeat(500)}`,
};

const app = Fastify();
app.get<{ Params: { name: keyof typeof texts } }>('/:name', (request, reply) =>
  sendCompressed(request, reply, Buffer.from(texts[request.params.name]), packed),
);
const get = (url: string, encodings: string) =>
  app.inject({ url, headers: { 'accept-encoding': encodings } });

it.each([
  ['/long', 'gzip, br', 'br', brotliDecompressSync],
  ['/long', 'gzip', 'gzip', gunzipSync],
  ['/styled', 'br', 'br', brotliDecompressSync],
  // Around the part that is compressed already.
  ['/styled', 'gzip, br', 'gzip', gunzipSync],
] as const)('%s is sent to a client that accepts "%s" as %s', async (url, accepted, encoding, expand) => {
  const reply = await get(url, accepted);
  expect(reply.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(String(expand(reply.rawPayload))).toBe(texts[url.slice(1) as keyof typeof texts]);
});

it('a client that accepts no encoding gets the text itself', async () => {
  const reply = await get('/long', 'br;q=0');
  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(reply.headers).toMatchObject({ vary: 'accept-encoding' });
  expect(reply.body).toBe(texts.long);
});

it('a short text is not compressed', async () => {
  const reply = await get('/short', 'br');
  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(reply.body).toBe(texts.short);
});
