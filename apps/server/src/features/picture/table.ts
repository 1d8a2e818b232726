import { customType, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const part = (name: string) =>
  numeric(name, { precision: 3, scale: 2, mode: 'number' }).notNull().default(0.5);

export const picture = pgTable('picture', {
  hash: text().primaryKey(),
  mediaType: text('media_type').notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: bytea().notNull(),
  /** Focus point for cropping: distance from the left edge, 0 to 1. */
  focusX: part('focus_x'),
  /** Distance from the upper edge, 0 to 1. */
  focusY: part('focus_y'),
  /** File name of the upload; null for drawings. */
  fileName: text('file_name'),
  /** Folded file name, for the office's search. */
  searchKey: text('search_key').notNull().default(''),
  uploadedBy: uuid('uploaded_by'),
  /** Incremented by each write. */
  version: integer().notNull().default(1),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  /** When it was moved to the bin; null while it can be used. */
  binnedAt: timestamptz('binned_at'),
});
