import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compact } from './compact.ts';
import { copyOf } from './copies.mjs';

const SOURCE = `
/** Fails. */
export function fail(): never { throw new Error('in the fifth line'); }
console.log(fail.toString());
fail();
`;

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
  path = join(folder, 'source.ts');
  writeFileSync(path, SOURCE);
  writeFileSync(copyOf(SOURCE, folder), compact(SOURCE, 'ts'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the source in a process that loads copies. Returns the function as it is run, and the frames of its error. */
async function run() {
  const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'load-copies.mjs')));
  const program = `import { loadCopies } from ${module};
    loadCopies(${JSON.stringify(folder)});
    await import(${JSON.stringify(pathToFileURL(path))}).catch((error) => console.log(error.stack));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  const [code = '', , ...frames] = stdout.split('\n');
  return { code, lines: frames.slice(0, 2).map((frame) => frame.replace(/:\d+\)?$/, '')) };
}

it('runs the copy, whose errors name the lines of the source', async () => {
  const { code, lines } = await run();
  expect(code).toBe("function fail() { throw new Error('in the fifth line'); }");
  const address = pathToFileURL(path).href;
  expect(lines).toEqual([`    at fail (${address}:3`, `    at ${address}:5`]);
});

it('runs a source that has changed since its copy was written', async () => {
  writeFileSync(path, SOURCE.replace('fifth', 'same'));
  const { code } = await run();
  expect(code).toMatch(/^function fail\(\) {2,}\{ throw new Error\('in the same line'\); \}$/);
});
