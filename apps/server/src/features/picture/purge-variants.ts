import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { coverFolder, variantFolder } from './variants.ts';

/**
 * Deletes the variants of deleted pictures, folder by folder, and covers of other releases. Returns the number of
 * deleted files. The retention job runs it.
 */
export async function purgeVariants(db: Database, dataDir: string): Promise<number> {
  const root = variantFolder(dataDir);
  let removed = 0;
  for (const folder of await readdir(root).catch(() => [])) {
    if (folder === coverFolder) continue;
    const files = await readdir(join(root, folder)).catch(() => []);
    const hashes = [...new Set(files.map(hashOf))];
    const { rows } = await db.execute<{ hash: string }>(
      sql`select hash from picture where hash = any(${sql.param(hashes)}::text[])`,
    );
    const there = new Set(rows.map(({ hash }) => hash));
    for (const file of files.filter((name) => !there.has(hashOf(name)))) {
      await rm(join(root, folder, file), { force: true });
      removed += 1;
    }
  }
  return removed;
}

function hashOf(file: string): string {
  return file.slice(0, 20);
}
