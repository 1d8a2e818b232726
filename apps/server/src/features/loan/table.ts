import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import type { EarlyClosureRule, TermBand, VehicleBand } from '@ayrac/domain/loan/loan-parameters.ts';
import { boolean, date, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** The values of the parameters, as their names call for. */
export interface ParameterValues {
  readonly kkdf: number;
  readonly bsmv: number;
  readonly 'allocation-fee': number;
  readonly 'statutory-terms': readonly TermBand[];
  readonly 'vehicle-bands': readonly VehicleBand[];
  readonly 'electric-vehicle-bands': readonly VehicleBand[];
  readonly 'early-closure': EarlyClosureRule;
}

export const bank = pgTable('bank', {
  id: text().primaryKey(),
  name: text().notNull(),
  logoHash: text('logo_hash'),
  isActive: boolean('is_active').notNull().default(true),
});

export const loanOffer = pgTable('loan_offer', {
  id: uuid().primaryKey().defaultRandom(),
  bankId: text('bank_id')
    .notNull()
    .references(() => bank.id),
  loanType: text('loan_type').$type<LoanType>().notNull(),
  minAmount: numeric('min_amount', { precision: 14, scale: 2, mode: 'number' }).notNull(),
  maxAmount: numeric('max_amount', { precision: 14, scale: 2, mode: 'number' }).notNull(),
  maxTermByAmount: jsonb('max_term_by_amount').$type<readonly TermBand[]>().notNull(),
  productUrl: text('product_url').notNull(),
  isExample: boolean('is_example').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
});

export const loanRate = pgTable(
  'loan_rate',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => loanOffer.id),
    term: integer().notNull(),
    validFrom: date('valid_from').notNull(),
    /** Percent a month. */
    monthlyRate: numeric('monthly_rate', { precision: 7, scale: 4, mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.term, table.validFrom] })],
);

export const loanParameter = pgTable(
  'loan_parameter',
  {
    loanType: text('loan_type').$type<LoanType>().notNull(),
    name: text().$type<keyof ParameterValues>().notNull(),
    validFrom: date('valid_from').notNull(),
    value: jsonb().$type<ParameterValues[keyof ParameterValues]>().notNull(),
    source: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.loanType, table.name, table.validFrom] })],
);
