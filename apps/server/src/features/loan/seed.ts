import { loanRules, loanTypes } from '@ayrac/domain/loan/loan.ts';
import { electricVehicleBands, shippedLoanParameters } from '@ayrac/domain/loan/loan-parameters.ts';
import type { Executor } from '#server/db/database.ts';
import { EXAMPLE_DATE, exampleBanks, exampleOffers } from './example-offers.ts';
import { bank, loanBook, loanOfferRow, loanParameter } from './table.ts';

/** Fills the loan tables of a new database with the shipped examples; any number of nodes may do so at once. */
export async function seedLoans(db: Executor): Promise<void> {
  if ((await db.$count(loanParameter)) > 0) return;
  await db.transaction(async (tx) => {
    // A node that comes second waits here for the first, and then finds that nothing is left to insert.
    await tx.select().from(loanBook).orderBy(loanBook.kind, loanBook.loanType).for('update');
    if ((await tx.$count(loanParameter)) > 0) return;
    const banks = Object.entries(exampleBanks).map(([id, { name }]) => ({ id, name }));
    await tx.insert(bank).values(banks).onConflictDoNothing();
    await tx.insert(loanOfferRow).values(offerRows());
    await tx.insert(loanParameter).values(parameterRows());
  });
}

function offerRows(): (typeof loanOfferRow.$inferInsert)[] {
  return loanTypes.flatMap((loanType) =>
    exampleOffers[loanType].map(({ bankId, maxAmount, maxTermByAmount, rates }) => ({
      bankId,
      loanType,
      validFrom: EXAMPLE_DATE,
      rates: Object.fromEntries(rates),
      minAmount: loanRules[loanType].minimumAmount,
      maxAmount,
      maxTermByAmount,
      productUrl: exampleBanks[bankId].productUrl,
      isExample: true,
    })),
  );
}

function parameterRows(): (typeof loanParameter.$inferInsert)[] {
  return loanTypes.flatMap((loanType) => {
    const { taxes, maxFeeRate, statutoryLimit, earlyClosure, validFrom, source } =
      shippedLoanParameters[loanType];
    const named = { loanType, validFrom, source };
    return [
      { ...named, name: 'kkdf' as const, value: taxes.kkdf },
      { ...named, name: 'bsmv' as const, value: taxes.bsmv },
      { ...named, name: 'allocation-fee' as const, value: maxFeeRate },
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
