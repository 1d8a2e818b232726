import { expect, it } from 'vitest';
import { runDiskFullDrill } from './disk-full.ts';

it('refuses writes and goes on reading while the disk is full, says so, and is ready again with room', async () => {
  const unreadyAfterMs = 1_500;
  const load = { seconds: 3, perSecond: 15, unreadyAfterMs };
  const { met, unreadyMs, readyAgainMs, ...statuses } = await runDiskFullDrill(load);
  expect(statuses).toEqual({ writes: { 503: 16 }, reads: { 200: 15 }, pages: { 200: 15 } });
  // Every refused write, and the server's own probes.
  expect(met).toBeGreaterThan(16);
  expect(unreadyMs).toBeGreaterThan(unreadyAfterMs - 500);
  expect(readyAgainMs).toBeLessThan(5_000);
});
