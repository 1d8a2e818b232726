import { type Failure, type FileTime, firstLine, type Outcome, type Unsteady } from './outcome.ts';
import type { LastTimes, StepTime } from './times.ts';

const SLOWEST = 10;

/** Prints the summary of the gate: times, slow files, unsteady stories and finally the failures. */
export function close(
  outcomes: readonly Outcome[],
  steps: readonly StepTime[],
  last: LastTimes,
): readonly string[] {
  const all = <T>(part: (outcome: Outcome) => readonly T[] | undefined) =>
    outcomes.flatMap((one) => part(one) ?? []);
  return [
    ...timeLines(steps, last),
    ...slowLines(all(({ files }) => files)),
    ...unsteadyLines(all(({ unsteady }) => unsteady)),
    ...failureLines(all(({ failures }) => failures)),
  ];
}

function timeLines(steps: readonly StepTime[], last: LastTimes): string[] {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`.padStart(9);
  const rows = steps.map(({ name, ms, busy }) => {
    const before = last[name] === undefined ? '        –' : seconds(last[name]);
    return `${seconds(ms)}${before}${`${Math.round(busy * 100)} %`.padStart(7)}  ${name}`;
  });
  return ['', '      now     last   busy  step', ...rows];
}

/** Returns test files sorted by duration. A file that ran twice, as on two databases, counts with the sum. */
function slowLines(files: readonly FileTime[]): string[] {
  if (files.length === 0) return [];
  const times = new Map<string, number>();
  for (const { file, ms } of files) times.set(file, (times.get(file) ?? 0) + ms);
  const slowest = [...times].toSorted(([, a], [, b]) => b - a).slice(0, SLOWEST);
  return [
    '',
    'Slowest files',
    ...slowest.map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`),
  ];
}

function unsteadyLines(stories: readonly Unsteady[]): string[] {
  return stories.flatMap(({ title, text, records }) => [
    '',
    `Unsteady: ${title}`,
    `  ${firstLine(text)}`,
    ...records.map((folder) => `  recorded in ${folder}`),
    '  It failed in the full run and passed alone. Add it to docs/unsteady-stories.md.',
  ]);
}

function failureLines(failures: readonly Failure[]): string[] {
  return failures.flatMap(({ title, text }, index) => [
    '',
    `✗ ${index + 1} of ${failures.length}: ${title}`,
    `  ${firstLine(text)}`,
    ...text
      .trimEnd()
      .split('\n')
      .map((line) => `    ${line}`),
  ]);
}
