import type { Ended } from './command.ts';

/** A failure of a step, as printed at the end. */
export interface Failure {
  /** The test with its file, or the step. */
  readonly title: string;
  /** Full message. */
  readonly text: string;
}

/** Duration of a test file, in milliseconds. */
export interface FileTime {
  readonly file: string;
  readonly ms: number;
}

/** A story that failed among the others and passed alone. */
export interface Unsteady {
  readonly title: string;
  /** Message of the failure. */
  readonly text: string;
  /** Folders with the recordings of each run, relative to the project. */
  readonly records: readonly string[];
}

/** Result of a step of the gate. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Lines printed whether the step passed or not. */
  readonly notice?: string;
  readonly files?: readonly FileTime[];
  readonly unsteady?: readonly Unsteady[];
}

/** Returns the outcome of a step that passes or fails as a whole. */
export function whole(step: string, { ok, output }: Ended, notice = ''): Outcome {
  if (ok) return { passed: 1, failures: [], notice };
  return { passed: 0, failures: [{ title: step, text: output }], notice };
}

/** Adds a failure when the program failed although every test passed, or ran no test at all. */
export function withExit(step: string, outcome: Outcome, { ok, output }: Ended): Outcome {
  if (outcome.failures.length > 0 || (ok && outcome.passed > 0)) return outcome;
  const text = ok ? 'No test ran.' : output;
  return { ...outcome, failures: [{ title: step, text }] };
}

/** Returns the first line that is not blank, without terminal colours. */
export function firstLine(text: string): string {
  return (
    text
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '') ?? ''
  );
}
