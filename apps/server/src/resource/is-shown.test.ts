import { boolean, PgDialect, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { isShown } from './is-shown.ts';

const isActive = boolean('is_active');
const plain = pgTable('plain', { isActive });
const kept = pgTable('kept', { isActive, binnedAt: timestamp('binned_at') });

it.each([
  ['by its table', isShown(kept), '("kept"."is_active" and "kept"."binned_at" is null)'],
  ['by another name', isShown(kept, 'k'), '("k"."is_active" and "k"."binned_at" is null)'],
  ['of a table without a bin', isShown(plain, 'p'), '"p"."is_active"'],
])('a row is shown while it is active and not in the bin: %s', (_case, condition, text) => {
  expect(new PgDialect().sqlToQuery(condition)).toMatchObject({ sql: text, params: [] });
});
