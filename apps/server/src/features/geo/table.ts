import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const province = pgTable('province', {
  /** Plate number, 1 to 81. */
  id: integer().primaryKey(),
  name: text().notNull(),
  population: integer().notNull(),
  areaCodes: integer('area_codes').array().notNull(),
  isMetropolitan: boolean('is_metropolitan').notNull(),
});

export const district = pgTable('district', {
  id: integer().primaryKey(),
  provinceId: integer('province_id')
    .notNull()
    .references(() => province.id),
  name: text().notNull(),
});
