import { freeSlug, slugOf } from '@ayrac/domain/text/slug.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { slugHistory } from './table.ts';

/** Entities with a slug of their own, and the stem used when a name has no usable letter. */
const nameless = { brand: 'marka', campaign: 'kampanya', category: 'kategori' } as const;
type Named = keyof typeof nameless;

/** Returns a slug for a name that is free, or that this entity has or had. Without an id the entity is new. */
export async function chooseSlug(tx: Executor, kind: Named, name: string, id?: string): Promise<string> {
  const stem = slugOf(name) || nameless[kind];
  const isLike = sql`(slug = ${stem} or slug like ${`${stem}-%`})`;
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from ${sql.identifier(kind)} where ${isLike} and id is distinct from ${id ?? null}
    union select slug from slug_history where kind = ${kind} and ${isLike}
      and target_id is distinct from ${id ?? null}`);
  const taken = new Set(rows.map((row) => row.slug));
  return freeSlug(stem, (slug) => taken.has(slug));
}

/** Redirects the current slug of an entity to it from now on. Must be called before the slug changes. */
export async function retireSlug(tx: Executor, kind: Named, id: string, next: string): Promise<void> {
  const { kind: ofKind, slug } = slugHistory;
  await tx.delete(slugHistory).where(and(eq(ofKind, kind), eq(slug, next)));
  await tx.execute(sql`
    insert into slug_history (kind, slug, target_id)
    select ${kind}, slug, id from ${sql.identifier(kind)} where id = ${id} and slug <> ${next}`);
}
