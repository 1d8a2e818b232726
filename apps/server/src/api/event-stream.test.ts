import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EventStream, openEventStream } from './event-stream.ts';

const app = Fastify({ forceCloseConnections: true });
let address: string;
let stream: EventStream | undefined;
beforeAll(async () => {
  app.get('/live', async (_request, reply) => {
    stream = openEventStream(reply, false, () => undefined);
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Opens the stream and collects the text that it receives, one part per write. */
async function listen() {
  const { body } = await fetch(`${address}/live`);
  const heard = { parts: [] as string[], hasEnded: false };
  const read = async () => {
    for await (const part of body ?? []) heard.parts.push(new TextDecoder().decode(part));
    heard.hasEnded = true;
  };
  read().catch(() => undefined);
  await expect.poll(() => heard.parts.join('')).toContain('event: ready');
  return heard;
}

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `event: lead\ndata: ${from + at}\n\n`).join('');

it('tells the first word at once, and what follows on its heels together and in order', async () => {
  const heard = await listen();
  heard.parts.length = 0;
  for (let nth = 1; nth <= 100; nth += 1) stream?.send('lead', nth);
  await expect.poll(() => heard.parts.join('')).toBe(lines(1, 100));
  expect(heard.parts).toEqual([lines(1, 1), lines(2, 100)]);
});

it('keeps nothing back where it ends', async () => {
  const heard = await listen();
  heard.parts.length = 0;
  for (let nth = 1; nth <= 3; nth += 1) stream?.send('lead', nth);
  stream?.end();
  await expect.poll(() => heard.hasEnded).toBe(true);
  expect(heard.parts.join('')).toBe(lines(1, 3));
});
