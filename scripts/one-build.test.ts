import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildEnds, refuseWhileServed, takeBuild } from './one-build.mjs';

let notes = '';
let other: ReturnType<typeof spawn>;
beforeEach(async () => {
  notes = mkdtempSync(join(tmpdir(), 'notes-'));
  mkdirSync(join(notes, 'serving'));
  other = spawn('sleep', ['600']);
  await once(other, 'spawn');
});
afterEach(async () => {
  await end(other);
  rmSync(notes, { recursive: true });
});

async function end(child: ReturnType<typeof spawn>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** Runs a script in a process of its own, which stays until it is ended, and waits for its first output. */
async function run(script: string) {
  const module = JSON.stringify(join(import.meta.dirname, 'one-build.mjs'));
  const setup = `import * as build from ${module}; const notes = ${JSON.stringify(notes)}; setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', `${setup} ${script}`], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

it('a second process learns who builds, waits for its end, and then builds itself', async () => {
  writeFileSync(join(notes, 'build.pid'), String(other.pid));
  expect(takeBuild(notes)).toBe(other.pid);
  const waited = buildEnds(notes);
  await end(other);
  await waited;
  const release = takeBuild(notes);
  if (typeof release === 'number') throw new Error('The build is still taken.');
  expect(takeBuild(notes)).toBe(process.pid);
  release();
  expect(readdirSync(notes)).toEqual(['serving']);
});

it('of processes that take the build at once after a killed one, one gets it', async () => {
  const { child: dead } = await run("build.takeBuild(notes); console.log('')");
  await end(dead);
  expect(existsSync(join(notes, 'build.pid'))).toBe(true);
  const begin = Date.now() + 1_500;
  const takers = await Promise.all(
    Array.from({ length: 4 }, () =>
      run(`while (Date.now() < ${begin}); console.log(typeof build.takeBuild(notes))`),
    ),
  );
  await Promise.all(takers.map(({ child }) => end(child)));
  expect(takers.map(({ said }) => said).toSorted()).toEqual(['function', 'number', 'number', 'number']);
});

it('a process with the id of a killed one does not hold its build', () => {
  writeFileSync(join(notes, 'build.pid'), `${other.pid} 1`);
  expect(takeBuild(notes)).toBeTypeOf('function');
});

it('a release leaves the lock of another process', () => {
  const release = takeBuild(notes);
  writeFileSync(join(notes, 'build.pid'), String(other.pid));
  if (typeof release === 'function') release();
  expect(takeBuild(notes)).toBe(other.pid);
});

it('a build is not replaced while a process serves it', async () => {
  const { child: server } = await run("await build.serveBuild(notes); console.log('')");
  expect(() => refuseWhileServed(notes)).toThrow(`process ${server.pid}`);
  await end(server);
  expect(() => refuseWhileServed(notes)).not.toThrow();
  expect(readdirSync(join(notes, 'serving'))).toEqual([]);
});

it('a server waits for the build that it serves', async () => {
  writeFileSync(join(notes, 'build.pid'), String(other.pid));
  const serving = run('await build.serveBuild(notes); console.log(typeof build.takeBuild(notes));');
  await expect.poll(() => readdirSync(join(notes, 'serving'))).toHaveLength(1);
  await end(other);
  const { child, said } = await serving;
  await end(child);
  expect(said).toBe('function');
});
