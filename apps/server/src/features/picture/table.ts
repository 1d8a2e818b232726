import { customType, integer, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const part = (name: string) =>
  numeric(name, { precision: 3, scale: 2, mode: 'number' }).notNull().default(0.5);

export const picture = pgTable('picture', {
  hash: text().primaryKey(),
  mediaType: text('media_type').notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: bytea().notNull(),
  /** From the left edge, 0 to 1: around this point it is cut. */
  focusX: part('focus_x'),
  /** From the upper edge. */
  focusY: part('focus_y'),
  /** As whoever uploaded it had called it; drawn ones have none. */
  fileName: text('file_name'),
  /** What the office finds it by: that name, folded. */
  searchKey: text('search_key').notNull().default(''),
  uploadedBy: uuid('uploaded_by'),
  /** Counts the writes. */
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** When it was put into the bin; null while it may be used. */
  binnedAt: timestamp('binned_at', { withTimezone: true }),
});
