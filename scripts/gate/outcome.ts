import type { Ended } from './command.ts';

/** Something that went wrong in a step, as it is printed at the end. */
export interface Failure {
  /** Where and what: a test with its file, or the step. */
  readonly title: string;
  /** All that was said about it. */
  readonly text: string;
}

/** How long the tests of a file took, in milliseconds. */
export interface FileTime {
  readonly file: string;
  readonly ms: number;
}

/** A story that failed among the others and passed alone. */
export interface Unsteady {
  readonly title: string;
  /** What it said when it failed. */
  readonly text: string;
  /** The folders, from the root of the project, with what was recorded at each telling. */
  readonly records: readonly string[];
}

/** What a step of the gate found out. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Lines that are printed whether it passed or not. */
  readonly notice?: string;
  readonly files?: readonly FileTime[];
  readonly unsteady?: readonly Unsteady[];
}

/** The outcome of a step that passes or fails as a whole. */
export function whole(step: string, { ok, output }: Ended, notice = ''): Outcome {
  if (ok) return { passed: 1, failures: [], notice };
  return { passed: 0, failures: [{ title: step, text: output }], notice };
}

/** A program that failed although every test in it passed, or that ran none, has failed once. */
export function withExit(step: string, outcome: Outcome, { ok, output }: Ended): Outcome {
  if (outcome.failures.length > 0 || (ok && outcome.passed > 0)) return outcome;
  const text = ok ? 'No test ran.' : output;
  return { ...outcome, failures: [{ title: step, text }] };
}

/** The line that says what is wrong, without the colours of a terminal: the first that is not blank. */
export function firstLine(text: string): string {
  return (
    text
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '') ?? ''
  );
}
