import { expect, it } from 'vitest';
import { runDiskFullDrill } from './disk-full.ts';

it('a full disk blocks writes but not reads, is reported, and ends when there is room again', async () => {
  const unreadyAfterMs = 1_500;
  const load = { seconds: 3, perSecond: 15, unreadyAfterMs };
  const { met, unreadyMs, readyAgainMs, ...statuses } = await runDiskFullDrill(load);
  expect(statuses).toEqual({ writes: { 503: 16 }, reads: { 200: 15 }, pages: { 200: 15 } });
  // Every refused write, and the server's own probes.
  expect(met).toBeGreaterThan(16);
  expect(unreadyMs).toBeGreaterThan(unreadyAfterMs - 500);
  expect(readyAgainMs).toBeLessThan(5_000);
});
