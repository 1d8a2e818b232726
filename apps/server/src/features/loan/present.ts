import type { LoanTable } from '@ayrac/contract/loan.ts';
import { pictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import type { ParameterValues, SomeParameters } from '@ayrac/domain/loan/loan-parameters.ts';
import type { HeldOffer, ParameterRow } from './queries.ts';

const LOGO_WIDTH = 160;

/** Presents the offers and parameters of a loan type; null while a parameter or rate is missing. */
export function presentLoanTable(
  type: LoanType,
  allOffers: readonly HeldOffer[],
  allParameters: readonly ParameterRow[],
): LoanTable | null {
  const held = allOffers.filter(({ offer }) => offer.loanType === type && hasRates(offer));
  const parameters = presentParameters(allParameters.filter(({ loanType }) => loanType === type));
  const validFrom = latest(held.map(({ offer }) => offer));
  if (validFrom === undefined || parameters === null) return null;
  return {
    type,
    offers: held.map(presentOffer),
    parameters,
    validFrom,
    isExample: held.some(({ offer }) => offer.isExample),
  };
}

function hasRates({ rates }: HeldOffer['offer']): boolean {
  return Object.keys(rates).length > 0;
}

function presentOffer({ offer, bankName, logoHash }: HeldOffer): LoanTable['offers'][number] {
  return {
    bankId: offer.bankId,
    bankName,
    logo: logoHash === null ? null : pictureAddress(logoHash, LOGO_WIDTH, 'webp'),
    productUrl: offer.productUrl,
    rates: Object.fromEntries(Object.entries(offer.rates)),
    maxVadeByAmount: offer.maxTermByAmount.map(({ upTo, maxTerm }) => ({ upTo, maxTerm })),
    minAmount: offer.minAmount,
    maxAmount: offer.maxAmount,
  };
}

function presentParameters(rows: readonly ParameterRow[]): LoanTable['parameters'] | null {
  const values: SomeParameters = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  const { kkdf, bsmv, 'allocation-fee': allocationFee, 'fee-bsmv': feeBsmv = 0 } = values;
  const validFrom = latest(rows);
  // Without the taxes the calculated cost would be wrong, so no table is shown at all.
  if (kkdf === undefined || bsmv === undefined || allocationFee === undefined || validFrom === undefined)
    return null;
  const { 'vehicle-bands': vehicleBands = [], 'electric-vehicle-bands': electricVehicleBands = [] } = values;
  return {
    kkdf,
    bsmv,
    allocationFee,
    ...(feeBsmv === 0 ? {} : { feeBsmv }),
    statutoryTerms: (values['statutory-terms'] ?? []).map(({ upTo, maxTerm }) => ({ upTo, maxTerm })),
    vehicleBands: vehicleBands.map(presentVehicleBand),
    electricVehicleBands: electricVehicleBands.map(presentVehicleBand),
    earlyClosure: presentEarlyClosure(values['early-closure']),
    validFrom,
    source: [...new Set(rows.map(({ source }) => source))].join('; '),
  };
}

function presentVehicleBand({ upTo, loanPercent, maxTerm }: ParameterValues['vehicle-bands'][number]) {
  return { upTo, loanPercent, maxTerm };
}

function presentEarlyClosure(rule: ParameterValues['early-closure'] | undefined) {
  if (rule === undefined || rule === null) return null;
  const { shortMonths, shortFeeRate, longFeeRate } = rule;
  return { shortMonths, shortFeeRate, longFeeRate };
}

function latest(rows: readonly { readonly validFrom: string }[]): string | undefined {
  return rows
    .map(({ validFrom }) => validFrom)
    .toSorted()
    .at(-1);
}
