import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A view: who can work on leads, which no form writes. */
export const leadStaff = pgTable('lead_staff', {
  id: uuid().notNull(),
  name: text('username').notNull(),
  brandId: uuid('brand_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
