import type { BackgroundJob } from '@ayrac/contract/office/background-jobs.ts';
import { nextRun } from '@ayrac/domain/time/next-run.ts';
import type { JobRuns } from './queries.ts';

const LONGEST_ERROR = 300;

export function presentJob(runs: JobRuns & { readonly plan: string }, now: Date): BackgroundJob {
  const { name, plan, runningSince, isWaiting } = runs;
  return {
    name,
    plan,
    nextRun: nextRun(plan, now)?.toISOString() ?? null,
    state: runningSince !== null ? 'running' : isWaiting ? 'waiting' : 'idle',
    startedAt: isoTime(runningSince),
    last: presentLast(runs),
  };
}

function presentLast({ lastState, lastStartedAt, lastEndedAt, error }: JobRuns): BackgroundJob['last'] {
  const [startedAt, endedAt] = [isoTime(lastStartedAt), isoTime(lastEndedAt)];
  if (lastState === null || startedAt === null || endedAt === null) return null;
  const message = lastState === 'failed' ? (error?.slice(0, LONGEST_ERROR) ?? null) : null;
  return { outcome: lastState, startedAt, endedAt, error: message };
}

function isoTime(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString();
}
