import type { TestProject } from 'vitest/node';
import { setUp } from './global-setup.ts';

/** Starts the embedded PostgreSQL, whatever other one the rest of the tests were given. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return setUp(project, undefined);
}
