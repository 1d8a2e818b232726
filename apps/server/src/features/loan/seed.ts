import { loanRules, loanTypes } from '@ayrac/domain/loan/loan.ts';
import { electricVehicleBands, shippedLoanParameters } from '@ayrac/domain/loan/loan-parameters.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { EXAMPLE_DATE, exampleBanks, exampleOffers } from './example-offers.ts';
import { bank, loanBook, loanOfferRow, loanParameter } from './table.ts';

/** Fills the loan tables of a new database with the shipped examples. Several nodes may do so at the same time. */
export async function seedLoans(db: Executor): Promise<void> {
  if ((await db.$count(loanParameter)) > 0) return;
  await db.transaction(async (tx) => {
    // A second node waits here for the first one and then finds the rows already inserted.
    await tx.select().from(loanBook).orderBy(loanBook.kind, loanBook.loanType).for('update');
    if ((await tx.$count(loanParameter)) > 0) return;
    const banks = Object.entries(exampleBanks).map(([id, { name }]) => ({ id, name }));
    await tx.insert(bank).values(banks).onConflictDoNothing();
    await tx.insert(loanOfferRow).values(offerRows());
    await tx.insert(loanParameter).values(parameterRows());
  });
}

/**
 * Moves the start of the shipped example rates to a later day (YYYY-MM-DD), so that a demo does not show outdated
 * rates. Examples of a bank's loan for which somebody has written rates stay unchanged.
 */
export async function moveExampleRates(db: Executor, day: string): Promise<void> {
  await db
    .update(loanOfferRow)
    .set({ validFrom: day })
    .where(
      and(
        eq(loanOfferRow.isExample, true),
        lt(loanOfferRow.validFrom, day),
        sql`not exists (select from loan_offer_row as written
          where written.bank_id = ${loanOfferRow.bankId} and written.loan_type = ${loanOfferRow.loanType}
            and not written.is_example)`,
      ),
    );
}

function offerRows(): (typeof loanOfferRow.$inferInsert)[] {
  return loanTypes.flatMap((loanType) =>
    exampleOffers[loanType].map(({ bankId, productUrl, maxAmount, maxTermByAmount, rates }) => ({
      bankId,
      loanType,
      validFrom: EXAMPLE_DATE,
      rates: Object.fromEntries(rates),
      minAmount: loanRules[loanType].minimumAmount,
      maxAmount,
      maxTermByAmount,
      productUrl,
      isExample: true,
    })),
  );
}

function parameterRows(): (typeof loanParameter.$inferInsert)[] {
  return loanTypes.flatMap((loanType) => {
    const { taxes, maxFeeRate, feeBsmv, statutoryLimit, earlyClosure, validFrom, source } =
      shippedLoanParameters[loanType];
    const named = { loanType, validFrom, source };
    return [
      { ...named, name: 'kkdf' as const, value: taxes.kkdf },
      { ...named, name: 'bsmv' as const, value: taxes.bsmv },
      { ...named, name: 'allocation-fee' as const, value: maxFeeRate },
      { ...named, name: 'fee-bsmv' as const, value: feeBsmv },
      ...(statutoryLimit.kind === 'by-amount'
        ? [{ ...named, name: 'statutory-terms' as const, value: statutoryLimit.bands }]
        : []),
      ...(statutoryLimit.kind === 'by-vehicle-value'
        ? [
            { ...named, name: 'vehicle-bands' as const, value: statutoryLimit.bands },
            {
              ...named,
              name: 'electric-vehicle-bands' as const,
              value: electricVehicleBands,
              source: 'BDDK 10880, 11158',
            },
          ]
        : []),
      ...(earlyClosure === null ? [] : [{ ...named, name: 'early-closure' as const, value: earlyClosure }]),
    ];
  });
}
