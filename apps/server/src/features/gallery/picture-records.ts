import { storedPictures } from '@ayrac/contract/office/stored-pictures.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { and, eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';
import { account } from '#server/features/account/table.ts';
import { picture } from '#server/features/picture/table.ts';
import { serve } from '#server/resource/declaration.ts';
import { hasWord, isUnused, isUsed, uses } from './use-queries.ts';

/** The table of pictures with the columns of an office record. The id of a picture is its hash. */
const record = pgTable('picture', {
  id: text('hash').primaryKey(),
  fileName: text('file_name'),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  createdAt: timestamptz('created_at').notNull(),
  binnedAt: timestamptz('binned_at'),
});

const hash = sql`${record.id}`;

/** Pictures as office records. */
export const storedPictureRecords = serve({
  shape: storedPictures,
  table: record,
  joins: [{ table: account, on: eq(account.id, picture.uploadedBy) }],
  columns: {
    bytes: sql<number>`octet_length(${picture.bytes})`,
    uploadedBy: account.username,
    usedIn: sql`(select string_agg(distinct used.label, ', ' order by used.label) from (${uses(hash)}) used)`,
    isUsed: isUsed(hash),
  },
  filters: { isUsed: (value) => (value === 'true' ? isUsed(hash) : isUnused(sql`now()`)) },
  sorts: { createdAt: [record.createdAt] },
  searched: (q) => and(...foldedWords(q).map(hasWord)),
});
