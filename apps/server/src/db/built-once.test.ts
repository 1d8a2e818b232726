import { asc, eq, sql } from 'drizzle-orm';
import { alias, bigint, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timestamptz } from '#server/db/timestamptz.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { builtOnce } from './built-once.ts';
import type { Executor } from './database.ts';

const box = pgTable('box', {
  id: integer('id').primaryKey(),
  price: numeric('price', { mode: 'number' }),
  volume: bigint('volume', { mode: 'number' }),
  madeAt: timestamptz('made_at'),
  words: text('words').array(),
  facts: jsonb('facts').$type<{ readonly colour: string } | null>(),
  lid: integer('lid'),
  label: integer('label'),
});
const part = pgTable('part', {
  id: integer('id').primaryKey(),
  name: text('name'),
  weight: integer('weight'),
});
const lid = alias(part, 'lid_part');
const label = alias(part, 'label_part');

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await db.execute(sql`create table part (id integer primary key, name text, weight integer)`);
  await db.execute(sql`create table box (
    id integer primary key, price numeric, volume bigint, made_at timestamptz, words text[], facts jsonb,
    lid integer, label integer)`);
  await db.execute(sql`insert into part values (1, 'wood', 7), (2, null, 3)`);
  await db.execute(sql`insert into box values
    (1, 12.50, 9000000000, '2026-03-29 01:30+03', '{red,"dark green"}', '{"colour": "red"}', 1, 2),
    (2, null, null, null, null, 'null', null, null)`);
});
afterAll(() => database.drop());

/** Selects every kind of field: columns with and without a decoder, expressions, objects and joined tables. */
const selectBoxes = (db: Executor) =>
  db
    .select({
      box,
      weight: sql<number>`${lid.weight} * 2`.mapWith((value) => Number(value)),
      lid: { name: lid.name, weight: lid.weight },
      label: { name: label.name, weight: label.weight },
      both: { lid: lid.id, label: label.id },
      known: { price: box.price, lid: lid.id },
      computed: {
        isHeavy: sql<boolean | null>`${lid.weight} > 5`,
        at: sql`${box.madeAt}`.mapWith(box.madeAt),
      },
      parts: db
        .select({ all: sql<number>`count(*)::integer`.as('all') })
        .from(part)
        .as('parts'),
    })
    .from(box)
    .leftJoin(lid, eq(lid.id, box.lid))
    .leftJoin(label, eq(label.id, box.label))
    .orderBy(asc(box.id));

describe('a query that is built once', () => {
  it('returns the rows that the builder returns', async () => {
    const { db } = database;
    const rows = await selectBoxes(db);
    expect(rows[0]).toMatchObject({ box: { price: 12.5, volume: 9e9 }, lid: { name: 'wood' }, weight: 14 });
    expect(rows[1]).toMatchObject({ lid: null, both: { lid: null }, known: { price: null } });
    const ask = builtOnce(selectBoxes);
    for (const executor of [db, db]) {
      const built = await ask(executor, 'all', {});
      expect(built).toEqual(rows);
      expect(JSON.stringify(built)).toBe(JSON.stringify(rows));
    }
    await db.transaction(async (tx) => expect(await ask(tx, 'all', {})).toEqual(rows));
  });
});
