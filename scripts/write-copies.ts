import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compact } from './compact.ts';
import { COPIED, COPIES, copyOf, hasCopy } from './copies.mjs';
import { ROOT } from './steps.mjs';

/*
 * Writes the compact copies of what the server runs, and removes those of earlier sources. Another process may write the
 * same at the same time; its unfinished files do not end in `.js`.
 */
const folder = join(ROOT, COPIES);
mkdirSync(folder, { recursive: true });
const kept = new Set(COPIED.flatMap(listModules).map(writeCopy));
for (const name of readdirSync(folder))
  if (name.endsWith('.js') && !kept.has(name)) rmSync(join(folder, name), { force: true });

function listModules(copied: string): readonly string[] {
  const paths = globSync(`${copied}/**/*.{js,ts}`, { cwd: ROOT }).filter(hasCopy);
  if (paths.length === 0) throw new Error(`${copied} has no modules to copy.`);
  return paths;
}

/** Returns the name of the copy. It appears with its whole content, because a server may look for it meanwhile. */
function writeCopy(path: string): string {
  const source = readFileSync(join(ROOT, path));
  const copy = copyOf(source);
  const unfinished = `${copy}.${process.pid}`;
  writeFileSync(unfinished, compactOf(path, source.toString()));
  renameSync(unfinished, copy);
  return basename(copy);
}

function compactOf(path: string, source: string): string {
  try {
    return compact(source, path.endsWith('.ts') ? 'ts' : 'js');
  } catch (cause) {
    throw new Error(`${path} has no compact copy.`, { cause });
  }
}
