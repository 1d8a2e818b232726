import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Hook that records the packages of which files are loaded. */
const probe = `data:text/javascript,import { registerHooks } from 'node:module';
globalThis.loaded = new Set();
registerHooks({ load(url, context, next) {
  const [name] = url.match(/(?<=\\/node_modules\\/)(?:@[^/]+\\/)?[^/]+/) ?? [];
  if (name !== undefined) loaded.add(name);
  return next(url, context);
} });`;
const program = `
await import('./app.ts');
await import('./features/mail/delivery/start-mailing.ts');
console.log([...loaded].join(' '));`;

it('a start loads the packages of the server, but none that is rarely needed', async () => {
  const hook = join(import.meta.dirname, 'resolve-drizzle.ts');
  const args = ['--import', probe, '--import', hook, '--input-type=module', '--eval', program];
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname, env });
  const loaded = stdout.trim().split(' ');
  expect(loaded).toEqual(expect.arrayContaining(['fastify', 'pg', 'drizzle-orm', 'zod']));
  // Each takes 2 to 11 MB of memory.
  const rarelyNeeded = [
    '@tus/file-store',
    '@tus/server',
    'fontkit',
    'nodemailer',
    'pdfkit',
    'sanitize-html',
    'sharp',
  ];
  expect(loaded.filter((name) => rarelyNeeded.includes(name))).toEqual([]);
});
