import { resource } from '@ayrac/contract/office/resource.ts';
import { emailField, phoneField } from '@ayrac/domain/account/identity.ts';
import { dayField, decimalField, momentField, referenceField } from '@ayrac/domain/record/record-field.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { eq } from 'drizzle-orm';
import { boolean, date, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';
import { brand } from '#server/features/brand/table.ts';
import { serve } from '#server/resource/declaration.ts';
import { plainRecords } from '#server/resource/plain-records.ts';
import { recordColumns } from '#server/resource/record-columns.ts';

/** A table with a column of every kind, for tests only. */
export const sample = pgTable('sample', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  searchKey: text('search_key').notNull(),
  price: numeric({ precision: 12, scale: 2, mode: 'number' }),
  startsAt: timestamptz('starts_at'),
  day: date({ mode: 'string' }),
  brandId: uuid('brand_id').references(() => brand.id),
  status: text().notNull(),
  isActive: boolean('is_active').notNull(),
  email: text(),
  phone: text(),
  ownerId: uuid('owner_id'),
  ...recordColumns,
});

/** SQL that creates the table. */
export const sampleTable = `create table sample (
  id uuid primary key, name text not null, search_key text not null, price numeric(12, 2), starts_at timestamptz,
  day date, brand_id uuid references brand (id), status text not null, is_active boolean not null, email text,
  phone text, owner_id uuid, version integer not null default 1, created_at timestamptz not null,
  updated_at timestamptz not null, changed_by uuid, binned_at timestamptz)`;

export const sampleShape = resource({
  name: 'samples',
  operation: 'manage-reference-data',
  fields: {
    name: { kind: 'text', isRequired: true, limit: 80, lines: 'one' },
    price: decimalField({ isRequired: false, least: 0, most: 1_000_000, scale: 2, unit: 'TRY' }),
    startsAt: momentField({ isRequired: false }),
    day: dayField({ isRequired: false }),
    brandId: referenceField({ to: 'brands', isRequired: false }),
    status: { kind: 'choice', isRequired: true, choices: ['draft', 'live', 'ended'] },
    isActive: { kind: 'switch', isRequired: true },
    email: { ...emailField, isRequired: false },
    phone: { ...phoneField, isRequired: false },
  },
  sortable: ['name', 'createdAt'],
  defaultSort: 'name',
  filters: ['price', 'startsAt', 'day', 'brandId', 'status', 'isActive', 'createdAt'],
  personal: ['email', 'phone'],
});

/** Resource with a field of every kind. */
export const samples = serve({
  shape: sampleShape,
  table: sample,
  references: { brandId: { table: brand, label: brand.name } },
  scope: { own: sample.ownerId, brand: sample.brandId },
  sorts: { name: [sample.searchKey], createdAt: [sample.createdAt] },
  searched: sample.searchKey,
  keysOf: ({ name }) => ({ searchKey: foldTurkish(name) }),
});

const dealShape = resource({
  name: 'deals',
  operation: 'manage-reference-data',
  fields: {
    name: { kind: 'text', isRequired: true, limit: 80, lines: 'one' },
    brand: { kind: 'text', isRequired: false, limit: 80, lines: 'one' },
    price: decimalField({ isRequired: false, least: 0, most: 1_000_000, scale: 2, unit: 'TRY' }),
  },
  sortable: ['brand', 'createdAt'],
  defaultSort: 'brand',
  filters: ['price', 'createdAt'],
  calls: ['list', 'get', 'export'],
});

const readOnly = pgTable('sample', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  price: numeric({ precision: 12, scale: 2, mode: 'number' }),
  brandId: uuid('brand_id'),
  createdAt: timestamptz('created_at').notNull(),
});

/** The same rows as a read-only resource, joined to their brands, by whose names they are sorted and searched. */
export const deals = serve({
  shape: dealShape,
  table: readOnly,
  joins: [{ table: brand, on: eq(brand.id, readOnly.brandId) }],
  columns: { brand: brand.name },
  sorts: { brand: [brand.sortKey], createdAt: [readOnly.createdAt] },
  searched: brand.searchKey,
});

/** Plain resource with a field of every kind that plain resources support. */
export const tidyThings = plainRecords(
  resource({
    name: 'tidy-things',
    operation: 'manage-reference-data',
    fields: {
      title: { kind: 'text', isRequired: true, limit: 80, lines: 'one' },
      titleEn: { kind: 'text', isRequired: false, limit: 80, lines: 'one' },
      price: decimalField({ isRequired: true, least: 0, most: 1_000_000, scale: 2 }),
      startsAt: momentField({ isRequired: false }),
      day: dayField({ isRequired: false }),
      status: { kind: 'choice', isRequired: true, choices: ['draft', 'live'] },
      email: { ...emailField, isRequired: false },
      isActive: { kind: 'switch', isRequired: true },
      position: { kind: 'whole', isRequired: true, least: 0, most: 1_000_000 },
    },
    sortable: ['position', 'title', 'titleEn', 'price', 'createdAt'],
    defaultSort: 'position',
    filters: ['price', 'day', 'status', 'isActive', 'updatedAt'],
    isOrdered: true,
  }),
);

/** SQL that a migration would contain for it. */
export const tidyTable = `create table tidy_thing (
  id uuid primary key default gen_random_uuid(), title text not null, title_en text, price numeric(12, 2) not null,
  starts_at timestamptz, day date, status text not null, email text, is_active boolean not null default true,
  position integer not null default 0, name_key text not null, search_key text not null,
  sort_key text collate "C" not null, version integer not null default 1,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), changed_by uuid,
  binned_at timestamptz);
  create unique index tidy_thing_name_taken on tidy_thing (name_key) where binned_at is null`;
