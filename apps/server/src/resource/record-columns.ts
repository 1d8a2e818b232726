import { integer, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What a table has besides its own columns so that the office can keep its rows. */
export const recordColumns = {
  /** Counts the writes. */
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** The account that wrote it last. */
  changedBy: uuid('changed_by'),
  /** When it was put into the bin; null while it is in use. */
  binnedAt: moment('binned_at'),
};
