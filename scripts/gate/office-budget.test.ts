import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { measureOffice } from './office-budget.ts';

let build = '';
beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'office-budget-'));
  await mkdir(join(build, '.vite'));
});
afterEach(() => rm(build, { recursive: true }));

const phrases = '../../packages/phrases/src';
const manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_table.js': { file: 'table.js', imports: ['_react.js'] },
  '../../packages/browser/src/session/browser-keeper.ts': { file: 'keeper.js' },
  [`${phrases}/tr/index.ts`]: { file: 'tr.js' },
  [`${phrases}/en/index.ts`]: { file: 'en.js' },
  [`${phrases}/tr/office/index.ts`]: { file: 'tr-office.js' },
  [`${phrases}/en/office/index.ts`]: { file: 'en-office.js' },
  'src/admin/dashboard/dashboard.tsx': { file: 'dashboard.js', imports: ['index.html'] },
  'src/admin/jobs.tsx': { file: 'jobs.js', imports: ['index.html', '_table.js'] },
  'src/frame/palette/palette.tsx': { file: 'palette.js' },
};

/** Measures a build whose files have these sizes in kilobytes; the others are empty. */
async function measured(weights: Readonly<Record<string, number>>) {
  for (const { file } of Object.values(manifest)) {
    await writeFile(join(build, file), 'x'.repeat((weights[file] ?? 0) * 1_000));
  }
  await writeFile(join(build, '.vite/manifest.json'), JSON.stringify(manifest));
  return measureOffice(build);
}

it('counts what loads before the first screen, in the longer language', async () => {
  const { lines } = await measured({
    'index.js': 40,
    'react.js': 50,
    'keeper.js': 5,
    'tr.js': 2,
    'en-office.js': 3,
  });
  expect(lines[0]).toBe('  98.0 kB  frame of the back office');
});

it('counts what a screen adds, and nothing lazy', async () => {
  const { lines } = await measured({ 'react.js': 50, 'table.js': 20, 'jobs.js': 4, 'palette.js': 40 });
  expect(lines[2]).toBe('  24.0 kB  in addition for src/admin/jobs.tsx');
});

it('limits what the first screen loads', async () => {
  expect((await measured({ 'react.js': 200, 'dashboard.js': 50 })).faults).toEqual([]);
  expect((await measured({ 'react.js': 200, 'dashboard.js': 51 })).faults).toEqual([
    "The office's first screen loads 251.0 kB of 250 kB.",
  ]);
});
