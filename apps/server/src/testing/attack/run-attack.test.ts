import { expect, it } from 'vitest';
import type { Answer } from './exchange.ts';
import { runAttack } from './run-attack.ts';

const answer: Answer = { status: 200, headers: {}, body: 'body', ms: 3 };
const draw = (number: number) => ({ name: 'getHome', method: 'GET', url: `/${number}`, headers: { a: 'b' } });

it('sends each number once within its concurrency limit, and counts the responses', async () => {
  let running = 0;
  let most = 0;
  const sent: string[] = [];
  const outcome = await runAttack({
    ...{ requests: 20, first: 5, atOnce: 3, draw },
    send: async ({ url }) => {
      running += 1;
      most = Math.max(most, running);
      sent.push(url);
      await Promise.resolve();
      running -= 1;
      return url === '/6' ? { ...answer, status: 404, ms: 9 } : answer;
    },
    faultsOf: () => [],
  });
  expect(sent).toEqual(Array.from({ length: 20 }, (_, index) => `/${index + 5}`));
  expect(most).toBe(3);
  expect(outcome).toMatchObject({ faults: [], maintenance: 0, slowest: { number: 6, ms: 9 } });
  expect(outcome.statuses).toEqual(
    new Map([
      [200, 19],
      [404, 1],
    ]),
  );
});

it('reports a fault with its request, and a request without a response', async () => {
  const { faults, statuses } = await runAttack({
    ...{ requests: 2, atOnce: 1, draw },
    send: async ({ url }) => {
      if (url === '/1') throw new Error('socket hang up');
      return answer;
    },
    faultsOf: () => ['odd'],
  });
  expect(faults).toEqual([
    { number: 0, name: 'getHome', fault: 'odd', request: 'GET /0 -H "a: b"', answer: '200 body' },
    {
      ...{ number: 1, name: 'getHome', fault: 'no answer', request: 'GET /1 -H "a: b"' },
      answer: '0 Error: socket hang up',
    },
  ]);
  expect(statuses).toEqual(
    new Map([
      [200, 1],
      [0, 1],
    ]),
  );
});

it('reports every 5xx response except the maintenance page, which is counted', async () => {
  const { faults, maintenance } = await runAttack({
    ...{ requests: 3, atOnce: 1, draw },
    send: async ({ url }) => ({
      ...answer,
      status: url === '/2' ? 500 : 503,
      headers: { 'retry-after': '2' },
    }),
    faultsOf: () => [],
    isMaintenance: ({ url }) => url === '/0',
  });
  expect(faults.map(({ number, fault }) => [number, fault])).toEqual([
    [1, 'status 503'],
    [2, 'status 500'],
  ]);
  expect(maintenance).toBe(1);
});
