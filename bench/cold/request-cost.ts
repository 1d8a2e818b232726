import { setTimeout as sleep } from 'node:timers/promises';
import { askEach, type RequestPlan } from '../ask-each.ts';
import { clusterMs, processorMs } from '../processor-time.ts';
import { percentile } from '../summary.ts';

export const WARM_UP = 20;
/** Requests that are sent one after the other. */
export const ALONE = 150;
/** Time without requests in which the processor time of background work is measured. */
const QUIET_MS = 10_000;

/** Server whose processor time is measured. */
export interface Answering {
  readonly origin: string;
  readonly pid: number;
  /** Process id of its PostgreSQL. */
  readonly postmaster: number;
}

/** Processor time of a server and of PostgreSQL, in milliseconds. */
export interface Spent {
  readonly server: number;
  readonly database: number;
}

/** What one request costs and takes when nothing else is requested, in milliseconds and bytes. */
export interface AloneCost {
  readonly serverMs: number;
  readonly databaseMs: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
}

/** Returns the cost of a request without that of background work, which is given per millisecond. */
export async function costAlone(answering: Answering, plan: RequestPlan, quiet: Spent): Promise<AloneCost> {
  await askEach(answering.origin, plan, WARM_UP, 1);
  const { result, lasted, spent } = await spentDuring(answering, () =>
    askEach(answering.origin, plan, ALONE, 1),
  );
  return {
    serverMs: Math.max(0, spent.server - quiet.server * lasted) / ALONE,
    databaseMs: Math.max(0, spent.database - quiet.database * lasted) / ALONE,
    p50: percentile(result.times, 0.5),
    p99: percentile(result.times, 0.99),
    bytes: result.bytes / ALONE,
  };
}

/** Returns what background work costs per millisecond without requests: jobs, checkpoints, statistics. */
export async function spentInQuiet(answering: Answering): Promise<Spent> {
  const { lasted, spent } = await spentDuring(answering, () => sleep(QUIET_MS));
  return { server: spent.server / lasted, database: spent.database / lasted };
}

async function spentDuring<Result>(answering: Answering, work: () => Promise<Result>) {
  const before = await timesOf(answering);
  const begun = performance.now();
  const result = await work();
  const lasted = performance.now() - begun;
  const after = await timesOf(answering);
  const spent: Spent = { server: after.server - before.server, database: after.database - before.database };
  return { result, lasted, spent };
}

async function timesOf({ pid, postmaster }: Answering): Promise<Spent> {
  return { server: await processorMs(pid), database: await clusterMs(postmaster) };
}
