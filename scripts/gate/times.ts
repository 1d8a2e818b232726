import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** Duration of a step in milliseconds, and the share of that time in which the processors were busy. */
export interface StepTime {
  readonly name: string;
  readonly ms: number;
  readonly busy: number;
}

/** Durations of the steps in the last successful run on this machine, in milliseconds by name. */
export type LastTimes = Readonly<Record<string, number>>;

/** Outside the checkout, so that fresh clones are compared as well. */
const FILE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'ayrac', 'gate-times.json');

/** Starts measuring a step. Call the returned function at its end. */
export function measure(name: string): () => StepTime {
  const [begun, before] = [performance.now(), processorTime()];
  return () => {
    const [ms, after] = [performance.now() - begun, processorTime()];
    const all = after.all - before.all;
    return { name, ms, busy: all === 0 ? 0 : 1 - (after.idle - before.idle) / all };
  };
}

function processorTime(): { all: number; idle: number } {
  const times = cpus().map((cpu) => cpu.times);
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  return { all, idle: times.reduce((sum, { idle }) => sum + idle, 0) };
}

/** Reads the durations of the last run; empty when the file is missing or unreadable. */
export async function readLastTimes(file: string = FILE): Promise<LastTimes> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Records the durations of the steps. Steps that did not run keep their last one. */
export async function writeLastTimes(steps: readonly StepTime[], file: string = FILE): Promise<void> {
  const times = { ...(await readLastTimes(file)) };
  for (const { name, ms } of steps) Object.assign(times, { [name]: Math.round(ms) });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(times));
}
