import { relative } from 'node:path';
import type { Failure, FileTime, Outcome } from './outcome.ts';

/** The parts of Vitest's JSON report that we read. Times are in milliseconds, and paths are absolute. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly VitestFile[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  /** Message of an error outside the tests. */
  readonly message?: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[] | null;
  }[];
}

/** Reads a report. File names are relative to the project. */
export function readVitest(report: VitestReport, root: string): Outcome {
  return {
    passed: report.numPassedTests,
    failures: report.testResults.flatMap((file) => failuresOf(file, relative(root, file.name))),
    files: report.testResults.map((file) => timeOf(file, relative(root, file.name))),
  };
}

/** A file that failed before its first test contains no failed test, so the file itself counts as one. */
function failuresOf({ status, message = '', assertionResults }: VitestFile, file: string): Failure[] {
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      title: `${file} › ${fullName}`,
      text: (failureMessages ?? []).join('\n'),
    }));
  if (failed.length > 0 || status !== 'failed') return failed;
  return [{ title: file, text: message }];
}

function timeOf({ startTime, endTime }: VitestFile, file: string): FileTime {
  return { file, ms: Math.max(0, endTime - startTime) };
}
