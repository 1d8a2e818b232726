import { expect, it } from 'vitest';
import type { Answer } from './exchange.ts';
import { runAttack } from './run-attack.ts';

const answer: Answer = { status: 200, headers: {}, body: 'body', ms: 3 };
const draw = (number: number) => ({ name: 'getHome', method: 'GET', url: `/${number}`, headers: { a: 'b' } });

it('sends each number once, not more at once than it may, and counts what came back', async () => {
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
      const isBusy = url === '/6';
      return isBusy ? { ...answer, status: 503, headers: { 'retry-after': '2' }, ms: 9 } : answer;
    },
    judge: () => [],
  });
  expect(sent).toEqual(Array.from({ length: 20 }, (_, index) => `/${index + 5}`));
  expect(most).toBe(3);
  expect(outcome).toMatchObject({ faults: [], shed: 1, slowestMs: 9 });
  expect(outcome.statuses).toEqual(
    new Map([
      [200, 19],
      [503, 1],
    ]),
  );
});

it('tells of a fault with the request that led to it, and of a request that nobody answered', async () => {
  const { faults, statuses } = await runAttack({
    ...{ requests: 2, atOnce: 1, draw },
    send: async ({ url }) => {
      if (url === '/1') throw new Error('socket hang up');
      return answer;
    },
    judge: () => ['odd'],
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
