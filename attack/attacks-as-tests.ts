import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { BIN, NODE, ROOT } from '../scripts/steps.mjs';

/** Attacks that are also tests of the gate, because they need to create what they attack. */
export const attacksAsTests = {
  /** Every endpoint with another person's data. */
  objects: 'apps/server/src/testing/access-walk.test.ts',
  /** A database that freezes or runs out of space under load. */
  drills: 'apps/server/src/testing/drills',
};

/** Runs these tests and returns the exit code. */
export async function runTests(path: string): Promise<number> {
  console.log(`Running the tests of ${path}.`);
  const vitest = [join(BIN, 'vitest'), 'run', '--project=server', '--project=server-timed', path];
  const child = spawn(NODE, vitest, { cwd: ROOT, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
