import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPostmaster } from '../apps/server/src/db/embedded/postmaster.ts';
import { StatusCounts, sendSteadily, timeUntil } from '../apps/server/src/testing/drills/load.ts';
import { openSite } from '../scripts/site.ts';
import { findQuotable, ownNetwork, sendQuote } from './send-quote.ts';

const LOAD = { seconds: 120, perSecond: 50 };
const MOST_RECOVERY_MS = 2_000;

/**
 * Freezes a site's PostgreSQL under a steady load of one third each of quote requests, uncached API requests and cached
 * pages. Returns the exit code: 0 when writes and API requests were refused only with 503, every page was served, and a
 * quote request succeeded soon after the database resumed.
 */
export async function freezeDatabase(): Promise<number> {
  const site = await openSite({ TRUST_PROXY: 'loopback' });
  const thaw = async () => signal(await postgresOf(site.dataDir), 'SIGCONT');
  // A frozen process cannot be stopped, so PostgreSQL must resume even after Ctrl+C.
  process.once('SIGINT', thaw).once('SIGTERM', thaw);
  try {
    const campaignId = await findQuotable(site.origin);
    const write = () => sendQuote(site.origin, campaignId);
    const read = () => ask(`${site.origin}/api/public/home`);
    const page = () => ask(`${site.origin}/`);
    for (const one of [write, read, page]) await timeUntil(200, one);

    await signal(await postgresOf(site.dataDir), 'SIGSTOP');
    const counts = new StatusCounts<'write' | 'read' | 'page'>();
    const refusals: number[] = [];
    let refusedAt = Number.POSITIVE_INFINITY;
    await sendSteadily(LOAD, { write, read, page }, (kind, answer, begun) => {
      counts.hear(kind, answer);
      if (kind === 'page') return;
      if (begun > refusedAt) refusals.push(answer.ms);
      if (answer.status === 503) refusedAt = Math.min(refusedAt, begun + answer.ms);
    });
    await thaw();
    const recoveryMs = await timeUntil(200, write);

    const [writes, reads, pages] = [counts.of('write'), counts.of('read'), counts.of('page')];
    const sorted = refusals.toSorted((one, other) => one - other);
    const share = (part: number) => (sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN).toFixed(0);
    console.log(
      `frozen for ${LOAD.seconds} s:  quotes ${describeStatuses(writes)}, API reads ${describeStatuses(reads)}, pages ${describeStatuses(pages)}`,
    );
    console.log(
      `after the first refusal: p50 ${share(0.5)} ms, p99 ${share(0.99)} ms, slowest ${share(1)} ms`,
    );
    console.log(`quote requests were accepted again after ${recoveryMs.toFixed(0)} ms`);
    const isRefused = [writes, reads].every((one) => Object.keys(one).join() === '503');
    const isShown = Object.keys(pages).join() === '200';
    return isRefused && isShown && recoveryMs < MOST_RECOVERY_MS ? 0 : 1;
  } finally {
    process.off('SIGINT', thaw).off('SIGTERM', thaw);
    await thaw();
    await site.close();
  }
}

async function ask(address: string) {
  const begun = performance.now();
  const reply = await fetch(address, { headers: ownNetwork() }).catch(() => undefined);
  await reply?.arrayBuffer();
  return { status: reply?.status ?? 0, ms: performance.now() - begun };
}

/** Returns the process ids of a site's own PostgreSQL, the parent before its children. */
async function postgresOf(dataDir: string): Promise<readonly number[]> {
  const first = await findPostmaster(join(dataDir, 'postgres/cluster'));
  if (first === null) return [];
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return [first, ...rows.flatMap(([pid = 0, parent]) => (parent === first ? [pid] : []))];
}

function signal(processes: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of processes) process.kill(pid, name);
}

function describeStatuses(statuses: Readonly<Record<number, number>>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(' and ');
}
