import { writeFile } from 'node:fs/promises';
import { routeTable } from '@ayrac/contract/route-table.ts';

/** Writes what is derived from the contract. */
const target = new URL('../packages/contract/src/routes.generated.ts', import.meta.url);
await writeFile(target, routeTable());
