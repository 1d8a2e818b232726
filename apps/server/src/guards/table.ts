import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';

/** Replies to POST requests that carried an Idempotency-Key. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    operation: text().notNull(),
    keyHash: text('key_hash').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Ids only, never personal data. */
    reply: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.operation, table.keyHash] })],
);

/** Recent attempts. Subject and object are salted hashes. */
export const attempt = pgTable(
  'attempt',
  {
    subject: text().notNull(),
    about: text().notNull(),
    triedAt: timestamptz('tried_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.about] })],
);

/** Uses of a rate limit by subject (a salted hash) and step of time, over all nodes. */
export const rateWindow = pgTable(
  'rate_window',
  {
    subject: text().notNull(),
    startedAt: timestamptz('started_at').notNull(),
    hits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.startedAt] })],
);
