import { loanRules, loanTypes } from '@ayrac/domain/loan/loan.ts';
import { electricVehicleBands, shippedLoanParameters } from '@ayrac/domain/loan/loan-parameters.ts';
import type { Executor } from '#server/db/database.ts';
import { EXAMPLE_DATE, exampleBanks, exampleOffers } from './example-offers.ts';
import { bank, loanOffer, loanParameter, loanRate } from './table.ts';

/** Fills the loan tables of a new database with the shipped examples; any number of nodes may do so at once. */
export async function seedLoans(db: Executor): Promise<void> {
  if ((await db.$count(loanParameter)) > 0) return;
  await db.transaction(async (tx) => {
    const banks = Object.entries(exampleBanks).map(([id, { name }]) => ({ id, name }));
    await tx.insert(bank).values(banks).onConflictDoNothing();
    // A node that comes second waits here for the first, and then finds that nothing is left to insert.
    const offers = await tx.insert(loanOffer).values(offerRows()).onConflictDoNothing().returning();
    const rates = offers.flatMap(({ id, bankId, loanType }) => {
      const example = exampleOffers[loanType].find((offer) => offer.bankId === bankId);
      return [...(example?.rates ?? [])].map(([term, monthlyRate]) => ({
        offerId: id,
        term,
        monthlyRate,
        validFrom: EXAMPLE_DATE,
      }));
    });
    if (rates.length > 0) await tx.insert(loanRate).values(rates);
    await tx.insert(loanParameter).values(parameterRows()).onConflictDoNothing();
  });
}

function offerRows(): (typeof loanOffer.$inferInsert)[] {
  return loanTypes.flatMap((loanType) =>
    exampleOffers[loanType].map(({ bankId, maxAmount, maxTermByAmount }) => ({
      bankId,
      loanType,
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
