import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { command, stopCommands } from './command.ts';
import { endProcessesOf, processesOf } from './processes.ts';

const folder = await mkdtemp(join(tmpdir(), 'command-'));
afterAll(() => rm(folder, { recursive: true }));

/** A program that starts another one and ignores Ctrl+C. */
const stubborn = `
  process.on('SIGINT', () => {});
  const { spawn } = require('node:child_process');
  const { writeFileSync } = require('node:fs');
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  writeFileSync(${JSON.stringify(join(folder, 'begun'))}, '');
  setInterval(() => {}, 1000);
`;
const run = (program: string) => command('node', ['-e', program], { GATE_FOLDER: folder });

it("captures a program's output and exit code", async () => {
  expect(await run('console.log(1); console.error(2)')).toEqual({ ok: true, output: '1\n2\n' });
  expect(await run('process.exit(3)')).toMatchObject({ ok: false });
  expect(await command('no-such-program', [])).toMatchObject({ ok: false });
});

it('ends a program that does not end by itself, with its children', async () => {
  const ended = run(stubborn);
  await expect.poll(() => processesOf(folder), { timeout: 5_000 }).toHaveLength(2);
  await stopCommands(100);
  expect(await ended).toMatchObject({ ok: false });
  await expect.poll(() => processesOf(folder)).toEqual([]);
});

it('ends every process that uses a folder', async () => {
  const ended = run('setInterval(() => {}, 1000)');
  await expect.poll(() => processesOf(folder)).toHaveLength(1);
  await endProcessesOf(folder);
  expect(await ended).toMatchObject({ ok: false });
  expect(await processesOf(folder)).toEqual([]);
});
