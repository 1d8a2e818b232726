import { redirects } from '@ayrac/contract/office/redirects.ts';
import { validateRedirect } from '@ayrac/domain/redirect/validate-redirect.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { sql } from 'drizzle-orm';
import { type RecordWrite, serve } from '#server/resource/declaration.ts';
import { REDIRECTS } from './kept-redirects.ts';
import { hasPage } from './page-queries.ts';
import { listTouching } from './queries.ts';
import { redirect } from './table.ts';

const hits = sql<number>`${redirect.hits}`;

export const redirectRecords = serve({
  shape: redirects,
  table: redirect,
  columns: { lastHitAt: redirect.ledAt },
  sorts: {
    fromPath: [redirect.fromPath],
    toPath: [redirect.toPath, redirect.fromPath],
    hits: [hits],
    lastHitAt: [sql`coalesce(${redirect.ledAt}, '-infinity')`],
    createdAt: [redirect.createdAt],
    updatedAt: [redirect.updatedAt],
  },
  searched: redirect.searchKey,
  keysOf: ({ fromPath, toPath }) => ({ searchKey: `${fromPath} ${toPath}` }),
  beforeWrite: validate,
  taken: { redirect_from_taken: 'fromPath' },
  figures: { hits },
  tags: [REDIRECTS],
});

/** Refuses an active redirect from an existing page, to a missing page, or through another redirect. */
async function validate({ tx, id, after }: RecordWrite): Promise<Record<string, never>> {
  if (after.isActive !== true || after.isInBin === true) return {};
  const own = { id, fromPath: String(after.fromPath), toPath: String(after.toPath) };
  // Two concurrent writes could together form a chain.
  await tx.execute(sql`lock table ${redirect} in share row exclusive mode`);
  const problems = validateRedirect(own, {
    others: await listTouching(tx, own),
    hasFrom: await hasPage(tx, own.fromPath),
    hasTo: await hasPage(tx, own.toPath),
  });
  if (Object.keys(problems).length > 0) throw new RefusalError('validation-failed', problems);
  return {};
}
