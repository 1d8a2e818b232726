import type { TestProject } from 'vitest/node';
import { setUp } from './global-setup.ts';

/** Starts the embedded PostgreSQL, even when the other tests use an external one. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return setUp(project, undefined);
}
