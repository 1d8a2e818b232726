import { afterAll, expect, it, vi } from 'vitest';
import { hashPassword } from '#server/guards/password-hash.ts';
import { makeAccount, postAuth, testPassword } from '#server/testing/accounts.ts';
import { testApp } from '#server/testing/test-app.ts';

vi.setConfig({ testTimeout: 600_000 });

const PAIRS = 40;
const MOST_MS = 5;
/**
 * One round within the limit is enough: other load on the machine varies from round to round, while a timing leak, four
 * times the limit without the hash of an unknown name, would exceed it in all of them. Each round computes eighty
 * password hashes at their real cost.
 */
const ROUNDS = 3;

const server = await testApp();
afterAll(() => server.close());
const passwordHash = await hashPassword(testPassword);

const median = (values: readonly number[]) => values.toSorted((left, right) => left - right)[PAIRS / 2] ?? 0;

it('a refused login takes equally long for known and unknown usernames', async () => {
  let difference = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && difference > MOST_MS; round += 1) {
    difference = await measureDifference(round);
  }
  expect(difference).toBeLessThanOrEqual(MOST_MS);
});

/**
 * Returns the difference in milliseconds between the medians of refused logins with known and unknown names, tried
 * alternately.
 */
async function measureDifference(round: number): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const { username } = await makeAccount(server.db, { passwordHash });
    const names = { known: username, unknown: `yok.${round}.${pair}` };
    const inTurn = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of inTurn) {
      const body = { username: names[kind], password: 'Kiraz-Dali0' };
      const address = `203.${round}.${kind.length}.${pair}`;
      const started = performance.now();
      const reply = await postAuth(server.app, 'login', body, { address });
      times[kind].push(performance.now() - started);
      expect(reply.statusCode).toBe(401);
    }
  }
  return Math.abs(median(times.known) - median(times.unknown));
}
