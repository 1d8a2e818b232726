import { afterAll, expect, it, vi } from 'vitest';
import { makeAccount, postAuth } from '#server/testing/accounts.ts';
import { testApp } from '#server/testing/test-app.ts';

// Four hundred hashes at their real cost.
vi.setConfig({ testTimeout: 300_000 });

const PAIRS = 200;
const server = await testApp();
afterAll(() => server.close());

const median = (values: readonly number[]) => values.toSorted((left, right) => left - right)[PAIRS / 2] ?? 0;

it('a login is refused in the same time whether the username is known or not', async () => {
  const names: { known: string; unknown: string }[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const { username } = await makeAccount(server.db);
    names.push({ known: username, unknown: `yok.${pair}` });
  }
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [pair, name] of names.entries()) {
    const inTurn = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of inTurn) {
      const started = performance.now();
      const body = { username: name[kind], password: 'Kiraz-Dali0' };
      const reply = await postAuth(server.app, 'login', body, { address: `203.0.${kind.length}.${pair}` });
      times[kind].push(performance.now() - started);
      expect(reply.statusCode).toBe(401);
    }
  }
  expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThanOrEqual(5);
});
