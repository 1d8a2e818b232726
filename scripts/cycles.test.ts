import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './steps.mjs';

/** Matches the address in an import or re-export, also of types alone, and in a dynamic import. */
const importing = /^(?:import|export)\b[^;]*?\bfrom '([^']+)';|\bimport\('([^']+)'\)/gm;

/** Folders that addresses of imports stand for. */
const folders: readonly (readonly [start: RegExp, folder: string])[] = [
  [/^@ayrac\/(\w+)\//, 'packages/$1/src/'],
  [/^#server\//, 'apps/server/src/'],
  [/^#web\//, 'apps/web/app/'],
  [/^#office\//, 'apps/office/src/'],
];

function fileOf(address: string, importer: string): string {
  if (address.startsWith('.')) return join(importer, '..', address);
  const [start, folder] = folders.find(([pattern]) => pattern.test(address)) ?? ['', ''];
  return address.replace(start, folder);
}

/** Source files of the project, with those that each imports. */
function readImports(): ReadonlyMap<string, readonly string[]> {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = new Set(listed.split('\n').filter((file) => file !== '' && existsSync(join(ROOT, file))));
  return new Map(
    [...files].map((file) => {
      const addresses = Array.from(
        readFileSync(join(ROOT, file), 'utf8').matchAll(importing),
        ([, address, later = '']) => address ?? later,
      );
      return [file, addresses.map((address) => fileOf(address, file)).filter((found) => files.has(found))];
    }),
  );
}

/** Returns the first cycle found from each file that is in one, as the path of files from it back to itself. */
function findCycles(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    const begun = path.indexOf(file);
    if (begun !== -1) cycles.push([...path.slice(begun), file].join(' → '));
    if (begun !== -1 || done.has(file)) return;
    path.push(file);
    for (const next of imports.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  };
  for (const file of imports.keys()) visit(file);
  return cycles;
}

it('no file imports itself by way of others, not even their types', () => {
  const imports = readImports();
  expect(imports.size).toBeGreaterThan(1_000);
  expect(imports.get('scripts/cycles.test.ts')).toEqual(['scripts/steps.mjs']);
  expect(findCycles(imports)).toEqual([]);
});

it('a cycle is found, and a file that is imported twice is none', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', []],
    ['d', ['e']],
    ['e', ['a', 'd']],
  ]);
  expect(findCycles(imports)).toEqual(['d → e → d']);
});
