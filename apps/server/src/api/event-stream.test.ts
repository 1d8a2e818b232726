import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EventStream, encodeEvent, openEventStream } from './event-stream.ts';

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
  const received = { parts: [] as string[], hasEnded: false };
  const read = async () => {
    for await (const part of body ?? []) received.parts.push(new TextDecoder().decode(part));
    received.hasEnded = true;
  };
  read().catch(() => undefined);
  await expect.poll(() => received.parts.join('')).toContain('event: ready');
  return received;
}

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `event: lead\ndata: ${from + at}\n\n`).join('');

it('sends the first event immediately, and following ones together in order', async () => {
  const received = await listen();
  received.parts.length = 0;
  for (let nth = 1; nth <= 100; nth += 1) stream?.send(encodeEvent('lead', nth));
  await expect.poll(() => received.parts.join('')).toBe(lines(1, 100));
  expect(received.parts).toEqual([lines(1, 1), lines(2, 100)]);
});

it('sends everything before it ends', async () => {
  const received = await listen();
  received.parts.length = 0;
  for (let nth = 1; nth <= 3; nth += 1) stream?.send(encodeEvent('lead', nth));
  stream?.end();
  await expect.poll(() => received.hasEnded).toBe(true);
  expect(received.parts.join('')).toBe(lines(1, 3));
});
