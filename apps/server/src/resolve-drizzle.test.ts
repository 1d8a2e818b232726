import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Hook below the one under test: it records what Node itself resolves to a file of Drizzle. */
const probe = `data:text/javascript,import { registerHooks } from 'node:module';
globalThis.asked = [];
registerHooks({ resolve(specifier, context, next) {
  const found = next(specifier, context);
  if (found.url.includes('/drizzle-orm/')) asked.push(specifier);
  return found;
} });`;
const program = `
import { eq } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
console.log(JSON.stringify({ asked, kinds: [typeof eq, typeof pgTable] }));`;

it('leaves only the entries of Drizzle to Node', async () => {
  const hook = join(import.meta.dirname, 'resolve-drizzle.ts');
  const args = ['--import', probe, '--import', hook, '--input-type=module', '--eval', program];
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname, env });
  expect(JSON.parse(stdout)).toEqual({
    asked: ['drizzle-orm', 'drizzle-orm/pg-core'],
    kinds: ['function', 'function'],
  });
});
