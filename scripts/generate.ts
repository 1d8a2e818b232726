import { writeFile } from 'node:fs/promises';
import { routeTables } from '@ayrac/contract/route-table.ts';

/** Writes what is derived from the contract. */
const folder = new URL('../packages/contract/src/', import.meta.url);
for (const [path, text] of Object.entries(routeTables())) await writeFile(new URL(path, folder), text);
