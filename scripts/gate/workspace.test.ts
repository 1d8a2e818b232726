import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { clearAfterTheDead, openWorkspace } from './workspace.ts';

const before = process.env.TMPDIR;
let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'workspace-'));
});
afterEach(async () => {
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  await rm(root, { recursive: true });
});

/** Returns the id of a process that has ended. */
async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

it('holds the temporary files of a run and removes them', async () => {
  const workspace = await openWorkspace(root);
  expect(tmpdir()).toBe(workspace.folder);
  await writeFile(join(workspace.folder, 'note'), '');
  await workspace.close();
  expect(existsSync(workspace.folder)).toBe(false);
  const next = await openWorkspace(root);
  await next.close();
});

it('is locked once per checkout', async () => {
  const workspace = await openWorkspace(root);
  await expect(openWorkspace(root)).rejects.toThrow(`(process ${process.pid})`);
  await workspace.close();
});

it('is unlocked when its process was killed', async () => {
  await mkdir(join(root, '.cache'));
  await writeFile(join(root, '.cache/gate.pid'), String(await deadProcess()));
  const workspace = await openWorkspace(root);
  expect(await readFile(join(root, '.cache/gate.pid'), 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`));
  await workspace.close();
});

it('removes only what a killed run has left', async () => {
  const dead = join(root, `ayrac-gate-${await deadProcess()}-x`);
  const alive = join(root, `ayrac-gate-${process.pid}-x`);
  const another = join(root, 'ayrac-gate-of-somebody');
  for (const folder of [dead, alive, another]) await mkdir(folder);
  const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { env: { TMPDIR: dead } });
  const ended = once(left, 'exit');
  await clearAfterTheDead(root);
  await ended;
  expect([dead, alive, another].map((folder) => existsSync(folder))).toEqual([false, true, true]);
});
