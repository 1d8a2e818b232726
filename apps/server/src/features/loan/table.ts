import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import type { ParameterName, ParameterValues, TermBand } from '@ayrac/domain/loan/loan-parameters.ts';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/db/timestamptz.ts';

const tryAmount = (name: string) => numeric(name, { precision: 14, scale: 2, mode: 'number' }).notNull();

/** Columns of every dated row. They never change, except that a row may be taken back. */
const dated = {
  id: uuid().primaryKey().defaultRandom(),
  /** Order of writing: of two rows with the same start the later one is valid. */
  number: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  loanType: text('loan_type').$type<LoanType>().notNull(),
  /** First day of validity, in Istanbul time. */
  validFrom: date('valid_from').notNull(),
  /** Source of the values, and the quoted text. */
  sourceUrl: text('source_url'),
  sourceQuote: text('source_quote'),
  note: text(),
  /** Groups the rows that were written together and are undone together. */
  changeId: uuid('change_id'),
  /** Version of the book after this row was written. */
  bookVersion: integer('book_version').notNull().default(0),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  createdBy: uuid('created_by'),
  takenBackAt: timestamptz('taken_back_at'),
};

export const bank = pgTable('bank', {
  id: text().primaryKey(),
  name: text().notNull(),
  logoHash: text('logo_hash'),
  isActive: boolean('is_active').notNull().default(true),
});

/** All rows of a kind and loan type. A writer locks the row and increments its version. */
export const loanBook = pgTable(
  'loan_book',
  {
    kind: text().$type<BookKind>().notNull(),
    loanType: text('loan_type').$type<LoanType>().notNull(),
    version: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.kind, table.loanType] })],
);

/** Subject of a book. */
export type BookKind = 'offers' | 'parameters';

export const loanOfferRow = pgTable('loan_offer_row', {
  ...dated,
  bankId: text('bank_id')
    .notNull()
    .references(() => bank.id),
  /** Monthly rate in percent by term in months. */
  rates: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  minAmount: tryAmount('min_amount'),
  maxAmount: tryAmount('max_amount'),
  maxTermByAmount: jsonb('max_term_by_amount').$type<readonly TermBand[]>().notNull(),
  productUrl: text('product_url').notNull(),
  isListed: boolean('is_listed').notNull().default(true),
  isExample: boolean('is_example').notNull().default(false),
});

export const loanParameter = pgTable('loan_parameter', {
  ...dated,
  name: text().$type<ParameterName>().notNull(),
  value: jsonb().$type<ParameterValues[ParameterName]>(),
  /** As shown to visitors. */
  source: text().notNull(),
});
