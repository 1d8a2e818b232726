import type { Role } from '@ayrac/domain/access.ts';
import type { OneTimePurpose } from '@ayrac/domain/account/one-time-link.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { bigint, boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';
import { brand } from '#server/features/brand/table.ts';
import { recordColumns } from '#server/resource/record-columns.ts';

/** Occupations offered in profiles. */
export const occupation = pgTable('occupation', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  nameEn: text('name_en'),
  position: integer().notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  /** Folded name, unique among occupations outside the bin. */
  nameKey: text('name_key').notNull(),
  /** Turkish and English name, folded. */
  searchKey: text('search_key').notNull(),
  /** Sort key in Turkish alphabetical order. */
  sortKey: text('sort_key').notNull(),
  ...recordColumns,
});

export const account = pgTable('account', {
  id: uuid().primaryKey().defaultRandom(),
  /** As typed by its owner. Permanent, except that an invited person chooses a username when accepting. */
  username: text().notNull(),
  /** In ASCII lower case; the key by which usernames are compared. */
  usernameKey: text('username_key').notNull(),
  email: text().notNull(),
  emailKey: text('email_key').notNull(),
  emailVerifiedAt: timestamptz('email_verified_at'),
  /** In PHC string format. */
  passwordHash: text('password_hash').notNull(),
  role: text().$type<Role>().notNull().default('CUSTOMER'),
  brandId: uuid('brand_id').references(() => brand.id),
  isActive: boolean('is_active').notNull().default(true),
  isDemo: boolean('is_demo').notNull().default(false),
  locale: text().$type<Locale>().notNull().default('tr'),
  name: text(),
  surname: text(),
  /** E.164 */
  phone: text(),
  phoneConfirmedAt: timestamptz('phone_confirmed_at'),
  /** Folded username, name and email address, and the phone number's digits. A trigger writes it. */
  searchKey: text('search_key'),
  gender: text().$type<'male' | 'female' | 'other'>(),
  birthday: date(),
  occupationId: uuid('occupation_id').references(() => occupation.id),
  city: text(),
  town: text(),
  wantsReminders: boolean('wants_reminders').notNull().default(false),
  /** Number of times that the profile was saved. */
  profileVersion: integer('profile_version').notNull().default(0),
  /** When a session last began or was renewed, to the hour. A trigger writes it, and it outlives the sessions. */
  lastSeenAt: timestamptz('last_seen_at'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});

/** Signed-in browser: a family of refresh tokens. */
export const accountSession = pgTable('account_session', {
  id: uuid().primaryKey().defaultRandom(),
  accountId: uuid('account_id')
    .notNull()
    .references(() => account.id),
  isRemembered: boolean('is_remembered').notNull(),
  rotationSecret: text('rotation_secret').notNull(),
  userAgent: text('user_agent').notNull(),
  /** Masked: /24 of IPv4, /48 of IPv6. */
  network: text(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  lastUsedAt: timestamptz('last_used_at').notNull().defaultNow(),
  expiresAt: timestamptz('expires_at').notNull(),
  endedAt: timestamptz('ended_at'),
});

export const refreshToken = pgTable('refresh_token', {
  /** SHA-256 */
  tokenHash: text('token_hash').primaryKey(),
  sessionId: uuid('session_id')
    .notNull()
    .references(() => accountSession.id),
  spentBy: text('spent_by'),
  spentAt: timestamptz('spent_at'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

export const oneTimeToken = pgTable('one_time_token', {
  /** SHA-256 */
  tokenHash: text('token_hash').primaryKey(),
  accountId: uuid('account_id')
    .notNull()
    .references(() => account.id),
  purpose: text().$type<OneTimePurpose>().notNull(),
  /** Address to which it was sent. */
  emailKey: text('email_key').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  expiresAt: timestamptz('expires_at').notNull(),
  usedAt: timestamptz('used_at'),
  /** Person in the office who sent it; null when the site did. */
  issuedBy: uuid('issued_by').references(() => account.id),
});

export const secondFactor = pgTable('second_factor', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id),
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: timestamptz('confirmed_at').notNull(),
  /** Time step of the last code used. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** Second factor that is being set up; without effect until a code confirms it. */
export const secondFactorSetup = pgTable('second_factor_setup', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => account.id),
  sealedSecret: text('sealed_secret').notNull(),
  startedAt: timestamptz('started_at').notNull(),
});

export const recoveryCode = pgTable(
  'recovery_code',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    codeHash: text('code_hash').notNull(),
    usedAt: timestamptz('used_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

export const loginThrottle = pgTable('login_throttle', {
  subject: text().primaryKey(),
  failures: integer().notNull(),
  blockedUntil: timestamptz('blocked_until').notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
});

export const signingKey = pgTable('signing_key', {
  id: text().primaryKey(),
  /** 32 random bytes in base64url. */
  secret: text().notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  retiredAt: timestamptz('retired_at'),
});
