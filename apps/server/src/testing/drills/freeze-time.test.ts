import { expect, it } from 'vitest';
import { runFreezeDrill } from './freeze.ts';

it('a frozen database causes immediate refusals, cached pages are served, and recovery is quick', async () => {
  const load = { seconds: 4, perSecond: 60 };
  const { slowestWriteMs, writeP95Ms, recoveryMs, ...statuses } = await runFreezeDrill(load);
  expect(statuses).toEqual({ writes: { 503: 80 }, reads: { 503: 80 }, pages: { 200: 80 } });
  expect(writeP95Ms).toBeLessThan(50);
  // Below the 800 ms timeout of a connection, so no write waits for one. The limit is generous because client and
  // server share a process, whose pauses count.
  expect(slowestWriteMs).toBeLessThan(400);
  expect(recoveryMs).toBeLessThan(2_000);
});
