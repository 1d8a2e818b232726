import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { BIN, NODE, ROOT } from '../scripts/steps.mjs';

const WALK = 'apps/server/src/testing/access-walk.test.ts';

/** Walks over every call with what is another's, as the gate does; answers the exit code. */
export async function attackObjects(): Promise<number> {
  console.log(`The walk is ${WALK}.`);
  const vitest = join(BIN, 'vitest');
  const child = spawn(NODE, [vitest, 'run', '--project=server', WALK], { cwd: ROOT, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
