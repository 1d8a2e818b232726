import { expect, it } from 'vitest';
import { runFreezeDrill } from './freeze.ts';

it('refuses at once while the database is frozen, shows what it keeps, and is soon itself again', async () => {
  const { slowestWriteMs, recoveryMs, ...statuses } = await runFreezeDrill({ seconds: 4, perSecond: 60 });
  expect(statuses).toEqual({ writes: { 503: 80 }, reads: { 503: 80 }, pages: { 200: 80 } });
  expect(slowestWriteMs).toBeLessThan(50);
  expect(recoveryMs).toBeLessThan(2_000);
});
