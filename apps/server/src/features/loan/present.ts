import type { LoanTable } from '@ayrac/contract/loan.ts';
import { pictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import type { LoanType } from '@ayrac/domain/loan/loan.ts';
import type { ParameterRow, RateRow } from './queries.ts';
import type { ParameterValues } from './table.ts';

const LOGO_WIDTH = 160;

/** The offers and parameters of one kind of loan; null where no parameter or no rate holds yet. */
export function presentLoanTable(
  type: LoanType,
  allRates: readonly RateRow[],
  allParameters: readonly ParameterRow[],
): LoanTable | null {
  const rates = allRates.filter(({ offer }) => offer.loanType === type);
  const parameters = presentParameters(allParameters.filter(({ loanType }) => loanType === type));
  const validFrom = latest(rates);
  if (validFrom === undefined || parameters === null) return null;
  const byOffer = Map.groupBy(rates, ({ offer }) => offer.id);
  return {
    type,
    offers: [...byOffer.values()].flatMap(presentOffer),
    parameters,
    validFrom,
    isExample: rates.some(({ offer }) => offer.isExample),
  };
}

function presentOffer(rates: readonly RateRow[]): LoanTable['offers'] {
  const [first] = rates;
  if (first === undefined) return [];
  const { offer, bankName, logoHash } = first;
  return [
    {
      bankId: offer.bankId,
      bankName,
      logo: logoHash === null ? null : pictureAddress(logoHash, LOGO_WIDTH, 'webp'),
      productUrl: offer.productUrl,
      rates: Object.fromEntries(rates.map(({ term, monthlyRate }) => [term, monthlyRate])),
      maxVadeByAmount: offer.maxTermByAmount.map(({ upTo, maxTerm }) => ({ upTo, maxTerm })),
      minAmount: offer.minAmount,
      maxAmount: offer.maxAmount,
    },
  ];
}

function presentParameters(rows: readonly ParameterRow[]): LoanTable['parameters'] | null {
  const values: Partial<ParameterValues> = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  const { kkdf, bsmv, 'allocation-fee': allocationFee } = values;
  const validFrom = latest(rows);
  // Without the taxes the real cost would be wrong: rather no table than a wrong one.
  if (kkdf === undefined || bsmv === undefined || allocationFee === undefined || validFrom === undefined)
    return null;
  const { 'vehicle-bands': vehicleBands = [], 'electric-vehicle-bands': electricVehicleBands = [] } = values;
  return {
    kkdf,
    bsmv,
    allocationFee,
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
  if (rule === undefined) return null;
  const { shortMonths, shortFeeRate, longFeeRate } = rule;
  return { shortMonths, shortFeeRate, longFeeRate };
}

function latest(rows: readonly { readonly validFrom: string }[]): string | undefined {
  return rows
    .map(({ validFrom }) => validFrom)
    .toSorted()
    .at(-1);
}
