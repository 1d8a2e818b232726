import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { drawingRow } from './drawing.ts';
import { purgeVariants } from './purge-variants.ts';
import { picture } from './table.ts';
import { coverFolder } from './variants.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'ayrac-variants-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

it('deletes only the files of deleted pictures and of covers of other releases', async () => {
  const row = drawingRow('<svg xmlns="http://www.w3.org/2000/svg"/>', 10, 10);
  await database.db.insert(picture).values(row);
  const own = join(folder, 'pictures', row.hash.slice(0, 2));
  await mkdir(own, { recursive: true });
  const gone = `${row.hash.slice(0, 2)}${'f'.repeat(18)}`;
  for (const name of [
    `${row.hash}-160.webp`,
    `${row.hash}c2020-160.webp`,
    `${gone}-160.webp`,
    `${gone}l9900-80.avif`,
  ])
    await writeFile(join(own, name), 'x');
  for (const covers of [coverFolder, 'covers-000000']) {
    await mkdir(join(folder, 'pictures', covers), { recursive: true });
    await writeFile(join(folder, 'pictures', covers, 'ka-160.webp'), 'x');
  }
  expect(await purgeVariants(database.db, folder)).toBe(3);
  expect(await readdir(join(folder, 'pictures', coverFolder))).toEqual(['ka-160.webp']);
  expect((await readdir(own)).toSorted()).toEqual([`${row.hash}-160.webp`, `${row.hash}c2020-160.webp`]);
  expect(await purgeVariants(database.db, join(folder, 'none'))).toBe(0);
});
