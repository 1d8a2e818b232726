import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const CONTRACT = 'packages/contract/src/office';
const FEATURES = 'apps/server/src/features';
const PHRASES = 'packages/phrases/src';

/** An export found in a file, and what the pattern's other groups matched. */
interface Found {
  readonly file: string;
  readonly name: string;
  readonly more: readonly (string | undefined)[];
}

/**
 * Returns the tables of the office's resources, derived from their declarations, their server code and their phrases.
 */
export async function derivedResources(root: string): Promise<Readonly<Record<string, string>>> {
  const declared = await find(join(root, CONTRACT), '*.ts', /^export const (\w+) = resource\(/gm);
  const served = await find(
    join(root, FEATURES),
    '**/*.ts',
    /^export const (\w+) = (?:serve\(\{(?:(?!^\}\)).)*?^ {2}shape: (\w+),|plainRecords\((\w+),)/gms,
  );
  const spoken = await find(
    join(root, PHRASES, 'tr/office'),
    '!(index|*.generated).ts',
    /^export const (\w+) = /gm,
  );
  const resources = new Set(declared.map(({ name }) => name));
  const nouns = tableOf('nouns', spoken, ({ name }) => (resources.has(name) ? inPaths(name) : name));
  return {
    [`${CONTRACT}/resources.generated.ts`]: tableOf('resources', declared, ({ name }) => inPaths(name)),
    [`${FEATURES}/records.generated.ts`]: recordsOf(declared, served),
    [`${PHRASES}/tr/office/nouns.generated.ts`]: nouns,
    [`${PHRASES}/en/office/nouns.generated.ts`]: nouns,
  };
}

/** Returns a name as it is written in paths: `lost-reasons` for `lostReasons`. */
function inPaths(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

async function find(folder: string, files: string, pattern: RegExp): Promise<readonly Found[]> {
  const paths: string[] = [];
  for await (const path of glob(files, { cwd: folder })) paths.push(path);
  const texts = paths.toSorted().map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8');
    return Array.from(text.matchAll(pattern), ([, name = '', ...more]) => ({ file, name, more }));
  });
  return (await Promise.all(texts)).flat();
}

/** Writes the table of served resources: as a feature declares them, or otherwise as plain records. */
function recordsOf(declared: readonly Found[], served: readonly Found[]): string {
  const shapeOf = ({ more }: Found) => more.find((shape) => shape !== undefined) ?? '';
  const said = new Set(served.map(shapeOf));
  const plain = declared.filter(({ name }) => !said.has(name));
  return moduleOf(
    'records',
    [
      ...plain.map(({ name, file }) => `import { ${name} } from '@ayrac/contract/office/${file}';`),
      ...(plain.length > 0 ? ["import { plainRecords } from '#server/resource/plain-records.ts';"] : []),
      ...served.map(importOf),
    ],
    [
      ...served.map((one) => `  '${inPaths(shapeOf(one))}': ${one.name},`),
      ...plain.map(({ name }) => `  '${inPaths(name)}': plainRecords(${name}),`),
    ],
  );
}

/** Writes a module that exports all of them by key. */
function tableOf(name: string, found: readonly Found[], keyOf: (one: Found) => string): string {
  const rows = found.map((one) => `  '${keyOf(one)}': ${one.name},`);
  return moduleOf(name, found.map(importOf), rows);
}

function importOf({ name, file }: Found): string {
  return `import { ${name} } from './${file}';`;
}

function moduleOf(name: string, imports: readonly string[], rows: readonly string[]): string {
  const note = '// Written by `npm run generate` from the files that are imported here.';
  return [note, ...imports, '', `export const ${name} = {`, ...rows, '};', ''].join('\n');
}
