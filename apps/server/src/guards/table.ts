import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Replies to POST requests that carried an Idempotency-Key. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    operation: text().notNull(),
    keyHash: text('key_hash').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Ids only, never personal data. */
    reply: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.operation, table.keyHash] })],
);

/** Recent attempts. Subject and object are salted hashes. */
export const attempt = pgTable(
  'attempt',
  {
    subject: text().notNull(),
    about: text().notNull(),
    triedAt: moment('tried_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.about] })],
);

/** Uses of a rate limit by subject (a salted hash) and step of time, over all nodes. */
export const rateWindow = pgTable(
  'rate_window',
  {
    subject: text().notNull(),
    startedAt: moment('started_at').notNull(),
    hits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.startedAt] })],
);
