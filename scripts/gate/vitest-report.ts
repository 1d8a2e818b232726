import { relative } from 'node:path';
import type { Failure, FileTime, Outcome } from './outcome.ts';

/** Vitest's report as JSON, in the parts that are read. Times are in milliseconds, paths are whole. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly VitestFile[];
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  /** What broke outside its tests. */
  readonly message?: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[] | null;
  }[];
}

/** Reads a report; files are named from the root of the project. */
export function readVitest(report: VitestReport, root: string): Outcome {
  return {
    passed: report.numPassedTests,
    failures: report.testResults.flatMap((file) => failuresOf(file, relative(root, file.name))),
    files: report.testResults.map((file) => timeOf(file, relative(root, file.name))),
  };
}

/** A file that broke before its first test has no failed test: it counts as one. */
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
