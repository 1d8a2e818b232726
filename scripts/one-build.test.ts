import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildEnds, noteServing, refuseWhileServed, takeBuild } from './one-build.mjs';

let notes = '';
let other: ReturnType<typeof spawn>;
beforeEach(async () => {
  notes = mkdtempSync(join(tmpdir(), 'notes-'));
  mkdirSync(join(notes, 'serving'));
  other = spawn('sleep', ['600']);
  await once(other, 'spawn');
});
afterEach(async () => {
  await end();
  rmSync(notes, { recursive: true });
});

async function end(): Promise<void> {
  if (other.exitCode !== null || other.signalCode !== null) return;
  other.kill();
  await once(other, 'exit');
}

it('a second process learns who builds, waits for its end, and then builds itself', async () => {
  writeFileSync(join(notes, 'build.pid'), String(other.pid));
  expect(takeBuild(notes)).toBe(other.pid);
  const waited = buildEnds(notes);
  await end();
  await waited;
  const release = takeBuild(notes);
  if (typeof release === 'number') throw new Error('The build is still taken.');
  release();
  expect(existsSync(join(notes, 'build.pid'))).toBe(false);
});

it('a build is not replaced while another process serves it', async () => {
  writeFileSync(join(notes, 'serving', String(other.pid)), 'start');
  expect(() => refuseWhileServed(notes)).toThrow(`process ${other.pid} (npm run start) still serves`);
  await end();
  expect(() => refuseWhileServed(notes)).not.toThrow();
  expect(existsSync(join(notes, 'serving', String(other.pid)))).toBe(false);
});

it('a process may replace what it serves itself', () => {
  const remove = noteServing(notes);
  expect(existsSync(join(notes, 'serving', String(process.pid)))).toBe(true);
  expect(() => refuseWhileServed(notes)).not.toThrow();
  remove();
  expect(existsSync(join(notes, 'serving', String(process.pid)))).toBe(false);
});
