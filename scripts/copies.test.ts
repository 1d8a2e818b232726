import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compact } from './compact.ts';
import { copyOf } from './copies.mjs';
import { BUILD_SERVER, NODE, ROOT } from './steps.mjs';

const SOURCE = `
/** Fails. */
export function fail(): never { throw new Error('in the fifth line'); }
console.log(fail.toString());
fail();
`;

let root = '';
let source = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'copies-'));
  source = join(root, 'apps/server/src/source.ts');
  write(source, SOURCE);
  write(copyOf(SOURCE, root), compact(SOURCE, 'ts'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Runs the source in a process that loads copies. Returns the function as it is run, and the frames of its error. */
async function run() {
  const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'load-copies.mjs')));
  const program = `import { loadCopies } from ${module};
    loadCopies(${JSON.stringify(root)});
    await import(${JSON.stringify(pathToFileURL(source))}).catch((error) => console.log(error.stack));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  const [code = '', , ...frames] = stdout.split('\n');
  return { code, lines: frames.slice(0, 2).map((frame) => frame.replace(/:\d+\)?$/, '')) };
}

it('runs the copy, whose errors name the lines of the source', async () => {
  const { code, lines } = await run();
  expect(code).toBe("function fail() { throw new Error('in the fifth line'); }");
  const address = pathToFileURL(source).href;
  expect(lines).toEqual([`    at fail (${address}:3`, `    at ${address}:5`]);
});

it('runs a source that has changed since its copy was written', async () => {
  writeFileSync(source, SOURCE.replace('fifth', 'same'));
  const { code } = await run();
  expect(code).toMatch(/^function fail\(\) {2,}\{ throw new Error\('in the same line'\); \}$/);
});

it('reports a copy that cannot be read', async () => {
  rmSync(copyOf(SOURCE, root));
  mkdirSync(copyOf(SOURCE, root));
  await expect(run()).resolves.toMatchObject({
    code: 'Error: EISDIR: illegal operation on a directory, read',
  });
});

it.each([
  { name: 'a source of ours', module: 'packages/domain/src/screen/page-address.ts' },
  { name: 'the built pages', module: 'apps/web/build/server/index.js' },
  { name: 'a package', module: 'node_modules/zod/v4/core/parse.js' },
])('a server of the build loads the copy of $name', async ({ module }) => {
  const path = join(ROOT, module);
  const address = JSON.stringify(pathToFileURL(path));
  const program = `import { registerHooks } from 'node:module';
    registerHooks({
      load(url, context, next) {
        const loaded = next(url, context);
        if (url === ${address}) console.log(String(loaded.source));
        return loaded;
      },
    });
    await import(${address});`;
  // The options of the server, without its main module.
  const args = [...BUILD_SERVER.slice(0, -1), '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(NODE, args, { cwd: ROOT });
  expect(stdout).toBe(`${compact(readFileSync(path, 'utf8'), module.endsWith('.ts') ? 'ts' : 'js')}\n`);
});
