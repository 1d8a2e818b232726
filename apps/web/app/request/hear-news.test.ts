import {
  type Answer,
  cut,
  json,
  openServer,
  type ScriptedServer,
} from '@ayrac/browser/calls/testing/open-server.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { hearNews } from './hear-news.ts';

const ready = 'retry: 1000\nevent: ready\ndata: {}\n\n';
const lead = 'event: lead\ndata: {"kind":"changed"}\n\n';
const refused = json({ code: 'unauthenticated' }, 401);

let server: ScriptedServer;
let leaving: AbortController;
beforeAll(async () => {
  server = await openServer();
});
beforeEach(() => {
  leaving = new AbortController();
});
afterEach(() => {
  leaving.abort();
  server.hangUp();
});
afterAll(() => server.close());

/** Returns an answer that streams the given parts and then stays open or ends. */
function stream(parts: readonly string[], isOver = false): Answer {
  return async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const part of parts) {
      response.write(part);
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (isOver) response.end();
  };
}

function hear(changed: () => unknown, seen: () => Promise<unknown> = async () => undefined) {
  const { signal } = leaving;
  return hearNews({ open: () => fetch(server.origin, { signal }), changed, seen, signal, againMs: 1 });
}
/** The timeout allows for a busy machine. */
const until = (holds: () => void) => vi.waitFor(holds, { timeout: 4_000 });
/** Waits until the stream was requested the given number of times. */
const arrivals = (times: number) => until(() => expect(server.arrived).toHaveLength(times));

it('reports each change, in any chunks, and that it may have missed some before and within a stream', async () => {
  const changed = vi.fn();
  const parts = [[ready], [': still here\n\n', lead], ['event: le', 'ad\ndata: {}\n', '\n'], [ready]];
  server.answerWith(async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const [place, chunks] of parts.entries()) {
      for (const chunk of chunks) {
        response.write(chunk);
        await new Promise((resolve) => setImmediate(resolve));
      }
      await until(() => expect(changed).toHaveBeenCalledTimes(place + 1));
    }
    changed('all');
  });
  void hear(changed);
  await until(() => expect(changed).toHaveBeenLastCalledWith('all'));
  expect(changed).toHaveBeenCalledTimes(parts.length + 1);
});

it.each<[string, Answer]>([
  ['a stream that is over', stream([ready], true)],
  ['a lost connection', cut],
  ['a server in trouble', json({}, 503)],
  ['a network that asks too often', json({}, 429)],
])('reconnects after %s, and reports that something may have been missed', async (_what, answer) => {
  const changed = vi.fn();
  server.answerWith(answer, answer, stream([ready, lead]));
  void hear(changed);
  await until(() => expect(changed).toHaveBeenCalled());
  await arrivals(3);
});

it('renews an expired session each time and reconnects', async () => {
  const renewed: number[] = [];
  const changed = async () => renewed.push(server.arrived.length);
  server.answerWith(stream([ready], true), refused, stream([ready], true), refused, stream([ready]));
  void hear(changed);
  await arrivals(5);
  expect(renewed).toEqual(expect.arrayContaining([2, 4]));
});

it('does not renew a session while the page is hidden', async () => {
  const changed = vi.fn();
  const looking = Promise.withResolvers<void>();
  server.answerWith(refused, stream([ready]));
  void hear(changed, () => looking.promise);
  await arrivals(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(changed).not.toHaveBeenCalled();
  looking.resolve();
  await arrivals(2);
  expect(changed).toHaveBeenCalled();
});

it('stops when it is refused again', async () => {
  const changed = vi.fn();
  server.answerWith(stream([ready], true), refused);
  await hear(changed);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(server.arrived).toHaveLength(3);
});

it('ends with the page', async () => {
  server.answerWith(stream([ready]));
  const hearing = hear(vi.fn());
  await arrivals(1);
  leaving.abort();
  await hearing;
  expect(server.arrived).toHaveLength(1);
});
