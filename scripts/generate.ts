import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { derivedFiles } from './derived/files.ts';
import { checkSpecification } from './gate/specification.ts';
import { ROOT } from './steps.mjs';

/** Writes the files derived from names of files and declarations. */
for (const [path, text] of Object.entries(await derivedFiles(ROOT))) await writeFile(join(ROOT, path), text);

/** Writes the files derived from the contract, which imports some of the above; hence the dynamic import. */
const { routeTables } = await import('@ayrac/contract/route-table.ts');
const folder = new URL('../packages/contract/src/', import.meta.url);
for (const [path, text] of Object.entries(routeTables())) await writeFile(new URL(path, folder), text);

/** Writes the page that lists which tests cover which sentences of the specification. */
const { page } = checkSpecification(ROOT);
await writeFile(join(ROOT, 'docs/specification.md'), page);
