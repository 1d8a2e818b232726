import { loanTypes } from '@ayrac/domain/loan/loan.ts';
import { LONGEST_TERM } from '@ayrac/domain/loan-book/bands.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, language } from './values.ts';

/** Loan types, as specified. */
export const loanType = z.enum(loanTypes);

/** Offer of a bank as specified: monthly rates in percent by term in months, amounts in TRY. */
const loanOffer = z.object({
  bankId: z.string(),
  bankName: z.string(),
  logo: z.string().nullable(),
  productUrl: z.string(),
  rates: z.record(z.string(), amount),
  /** For amounts up to `upTo` TRY (null: unlimited) the term is at most `maxTerm` months. */
  maxVadeByAmount: z.array(z.object({ upTo: amount.nullable(), maxTerm: z.number().int() })),
  minAmount: amount,
  maxAmount: amount,
});

const termBand = z.object({ upTo: amount.nullable(), maxTerm: z.number().int() });
const vehicleBand = z.object({ upTo: amount, loanPercent: amount, maxTerm: z.number().int() });

/** Taxes, fee and statutory limits of a loan type, as valid on the day of the table. */
const loanParameters = z.object({
  /** Taxes as shares of the interest: 0.15 is 15 %. */
  kkdf: amount,
  bsmv: amount,
  /** Share of the principal: 0.005 is 0.5 %. */
  allocationFee: amount,
  /** BSMV on the allocation fee, as a share of the fee. Absent when there is none. */
  feeBsmv: amount.optional(),
  /** Longest terms by loan amount. Empty when the law sets none. */
  statutoryTerms: z.array(termBand),
  /** Limits by vehicle value, also for a domestic all-electric car. Empty for other loans. */
  vehicleBands: z.array(vehicleBand),
  electricVehicleBands: z.array(vehicleBand),
  /**
   * Fee on early repayments as shares of the amount paid, by the remaining months. Null when early repayment is free.
   */
  earlyClosure: z
    .object({ shortMonths: z.number().int(), shortFeeRate: amount, longFeeRate: amount })
    .nullable(),
  /** First day of validity of the newest parameter, and the source of all of them. */
  validFrom: z.iso.date(),
  source: z.string(),
});

/** Offers of one loan type. */
const loanTable = z.object({
  type: loanType,
  offers: z.array(loanOffer),
  parameters: loanParameters,
  /** First day of validity of the newest rate, YYYY-MM-DD. */
  validFrom: z.iso.date(),
  /** Whether the rates are shipped examples rather than the banks' own. */
  isExample: z.boolean(),
});
export type LoanTable = z.infer<typeof loanTable>;

/** Returns all offers with their parameters. The browser does the calculations. */
export const getLoanTables = endpoint({
  method: 'GET',
  path: '/api/public/loan-offers',
  summary: 'Returns the current loan offers, one table per loan type.',
  operation: 'read-loan-offers',
  reply: z.object({ tables: z.array(loanTable) }),
});

/**
 * Returns a bank's payment plan as a file, for the loan in the calculator's URL. 404 when the bank offers no such loan.
 */
export const getLoanPlan = endpoint({
  method: 'GET',
  path: '/api/public/loan-plan',
  summary: 'Returns the payment plan of a current loan offer as a CSV, XLSX or PDF file.',
  operation: 'read-loan-offers',
  query: z.object({
    type: loanType,
    amount: z.coerce.number().int().min(1).max(999_999_999_999),
    term: z.coerce.number().int().min(1).max(LONGEST_TERM),
    bankId: z.string().min(1).max(120),
    /** For housing loans: whether it is the borrower's first home. */
    firstHome: z.enum(['true', 'false']).optional(),
    format: z.enum(['csv', 'xlsx', 'pdf']),
    language: language.optional(),
  }),
  reply: z.string(),
  media: 'file',
  perMinute: 30,
});
