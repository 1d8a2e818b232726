import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compact } from './compact.ts';
import { COPIES, copyOf } from './copies.mjs';
import { ROOT } from './steps.mjs';

const SOURCES = [
  '{apps/server,packages/{contract,domain,phrases}}/src/**/*.ts',
  'apps/web/build/server/**/*.js',
  'node_modules/pg-boss/dist/*.js',
  'node_modules/react-router/dist/production/**/*.js',
  'node_modules/zod/v4/{classic,core}/**/*.js',
];
const NOT_SERVED = /\.d\.ts$|\.test\.ts$|\/testing\//;

/** Writes the compact copies of the server's sources and removes those of earlier sources. */
const paths = globSync(SOURCES, { cwd: ROOT }).filter((path) => !NOT_SERVED.test(path));
mkdirSync(COPIES, { recursive: true });
const kept = new Set(paths.map((path) => writeCopy(join(ROOT, path))));
for (const name of readdirSync(COPIES)) if (!kept.has(name)) rmSync(join(COPIES, name), { force: true });

/** Returns the name of the copy. It appears with its whole content, because a server may look for it meanwhile. */
function writeCopy(path: string): string {
  const source = readFileSync(path);
  const copy = copyOf(source);
  const unfinished = `${copy}.${process.pid}`;
  writeFileSync(unfinished, compact(source.toString(), path.endsWith('.ts') ? 'ts' : 'js'));
  renameSync(unfinished, copy);
  return basename(copy);
}
