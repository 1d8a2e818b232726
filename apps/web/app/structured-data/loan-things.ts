import type { LoanTable } from '@ayrac/contract/loan.ts';
import type { LoanRequest } from '@ayrac/domain/loan/loan-offer.ts';
import type { LoanOrCredit } from 'schema-dts';

/** Name, description and address of a kind of loan. */
export interface LoanFacts {
  readonly name: string;
  readonly description: string;
  /** Address of the page that compares the banks' offers. */
  readonly url: string;
}

/** Returns the loan for which offers are compared, by its amount in TL and its term in months. */
export function loanRequestOf(
  { amount, term }: LoanRequest,
  { name, description, url }: LoanFacts,
): Exclude<LoanOrCredit, string> {
  return {
    '@type': 'LoanOrCredit',
    name,
    description,
    url,
    loanType: name,
    currency: 'TRY',
    areaServed: { '@type': 'Country', name: 'TR' },
    amount: { '@type': 'MonetaryAmount', currency: 'TRY', minValue: amount, maxValue: amount },
    loanTerm: { '@type': 'QuantitativeValue', minValue: term, maxValue: term, unitCode: 'MON' },
  };
}

/** Returns a kind of loan over all banks, with its amounts, terms and monthly rates. Example rates are left out. */
export function loanOf(
  table: Pick<LoanTable, 'offers' | 'isExample'>,
  { name, description, url }: LoanFacts,
): Exclude<LoanOrCredit, string> {
  const { offers, isExample } = table;
  const terms = offers.flatMap(({ rates }) => Object.keys(rates).map(Number));
  const rates = offers.flatMap((offer) => Object.values(offer.rates));
  return {
    '@type': 'LoanOrCredit',
    name,
    description,
    url,
    loanType: name,
    currency: 'TRY',
    areaServed: { '@type': 'Country', name: 'TR' },
    amount: {
      '@type': 'MonetaryAmount',
      currency: 'TRY',
      minValue: Math.min(...offers.map(({ minAmount }) => minAmount)),
      maxValue: Math.max(...offers.map(({ maxAmount }) => maxAmount)),
    },
    loanTerm: {
      '@type': 'QuantitativeValue',
      minValue: Math.min(...terms),
      maxValue: Math.max(...terms),
      unitCode: 'MON',
    },
    ...(isExample
      ? {}
      : {
          interestRate: {
            '@type': 'QuantitativeValue',
            minValue: Math.min(...rates),
            maxValue: Math.max(...rates),
            unitText: 'percent a month',
          },
        }),
  };
}
