import { type LoanType, loanRules } from '@ayrac/domain/loan/loan.ts';
import type { TermBand } from '@ayrac/domain/loan/loan-parameters.ts';

/** Banks of the shipped table, with their own pages for each loan in it. */
export const exampleBanks = {
  akbank: {
    name: 'Akbank',
    pages: {
      ihtiyac: 'https://www.akbank.com/krediler/ihtiyac-kredileri',
      tasit: 'https://www.akbank.com/krediler/tasit-kredileri/0-km-tasit-kredisi',
      konut: 'https://www.akbank.com/krediler/konut-kredileri/akbank-konut-kredisi',
    },
  },
  enpara: { name: 'Enpara', pages: { ihtiyac: 'https://www.enpara.com/krediler/ihtiyac-kredisi' } },
  garanti: {
    name: 'Garanti',
    pages: {
      ihtiyac: 'https://www.garantibbva.com.tr/krediler/ihtiyac-kredisi',
      tasit: 'https://www.garantibbva.com.tr/krediler/tasit-kredisi',
      konut: 'https://www.garantibbva.com.tr/krediler/konut-kredisi',
    },
  },
  halkbank: {
    name: 'Halkbank',
    pages: {
      ihtiyac: 'https://www.halkbank.com.tr/tr/bireysel/krediler/ihtiyac-kredileri',
      tasit: 'https://www.halkbank.com.tr/tr/bireysel/krediler/tasit-kredileri',
      konut: 'https://www.halkbank.com.tr/tr/bireysel/krediler/konut-kredileri',
    },
  },
  isbank: {
    name: 'İş Bankası',
    pages: {
      ihtiyac: 'https://www.isbank.com.tr/ihtiyac-kredisi',
      tasit: 'https://www.isbank.com.tr/tasit-kredisi',
      konut: 'https://www.isbank.com.tr/ev-kredisi',
    },
  },
  ziraat: {
    name: 'Ziraat',
    pages: {
      ihtiyac: 'https://www.ziraatbank.com.tr/tr/bireysel/krediler/ihtiyac-kredisi',
      tasit: 'https://www.ziraatbank.com.tr/tr/bireysel/krediler/tasit-kredisi',
      konut: 'https://www.ziraatbank.com.tr/tr/bireysel/krediler/konut-kredisi',
    },
  },
} as const satisfies Record<string, { name: string; pages: Partial<Record<LoanType, string>> }>;

/** First day of the shipped rates, YYYY-MM-DD. A demo moves it forward. */
export const EXAMPLE_DATE = '2026-01-01';

/** Offer of the shipped table; amounts in whole TL. */
export interface ExampleOffer {
  readonly bankId: keyof typeof exampleBanks;
  /** The bank's own page about this loan. */
  readonly productUrl: string;
  readonly maxAmount: number;
  readonly maxTermByAmount: readonly TermBand[];
  /** Monthly rate in percent by term in months. */
  readonly rates: ReadonlyMap<number, number>;
}

const byLaw: readonly TermBand[] = [
  { upTo: 125_000, maxTerm: 36 },
  { upTo: 250_000, maxTerm: 24 },
  { upTo: null, maxTerm: 12 },
];
const always = (maxTerm: number): readonly TermBand[] => [{ upTo: null, maxTerm }];

/**
 * Example figures rather than the banks' own. They follow the specified ranges: the shorter the term, the higher the
 * rate.
 */
export const exampleOffers: Readonly<Record<LoanType, readonly ExampleOffer[]>> = {
  ihtiyac: [
    offer('ihtiyac', 'garanti', 1_000_000, byLaw, 4.24, 2.94),
    offer('ihtiyac', 'halkbank', 500_000, byLaw, 4.05, 2.99),
    offer('ihtiyac', 'isbank', 2_000_000, byLaw, 4.49, 3.09),
    offer('ihtiyac', 'enpara', 450_000, always(36), 3.99, 2.9),
    offer('ihtiyac', 'akbank', 750_000, byLaw, 4.69, 3.19),
    offer('ihtiyac', 'ziraat', 999_000, always(36), 4.99, 3.29),
  ],
  tasit: [
    offer('tasit', 'garanti', 800_000, always(48), 3.69, 3.09),
    offer(
      'tasit',
      'halkbank',
      1_000_000,
      [
        { upTo: 400_000, maxTerm: 48 },
        { upTo: 800_000, maxTerm: 36 },
        { upTo: 1_200_000, maxTerm: 24 },
        { upTo: 2_000_000, maxTerm: 12 },
      ],
      3.59,
      2.99,
    ),
    offer('tasit', 'akbank', 400_000, always(48), 3.89, 3.25),
    offer('tasit', 'ziraat', 399_001, always(48), 3.49, 2.95),
    offer('tasit', 'isbank', 600_000, always(36), 3.79, 3.15),
  ],
  konut: [
    offer('konut', 'halkbank', 10_000_000, always(180), 3.15, 2.91),
    offer('konut', 'garanti', 10_000_000, always(120), 3.29, 2.95),
    offer('konut', 'akbank', 3_000_000, always(120), 3.39, 3.05),
    offer('konut', 'isbank', 10_000_000, always(120), 3.25, 2.99),
    offer('konut', 'ziraat', 3_000_000, always(240), 3.09, 2.9),
  ],
};

/**
 * Builds an offer for every term up to the longest allowed one. The rate falls linearly from the shortest to the
 * longest term.
 */
function offer(
  type: LoanType,
  bankId: keyof typeof exampleBanks,
  maxAmount: number,
  maxTermByAmount: readonly TermBand[],
  highest: number,
  lowest: number,
): ExampleOffer {
  const longest = Math.max(...maxTermByAmount.map(({ maxTerm }) => maxTerm));
  const terms = loanRules[type].terms.filter((term) => term <= longest);
  const step = (highest - lowest) / Math.max(1, terms.length - 1);
  const rates = terms.map((term, place) => [term, Math.round((highest - step * place) * 100) / 100] as const);
  const pages: Partial<Record<LoanType, string>> = exampleBanks[bankId].pages;
  return { bankId, productUrl: pages[type] ?? '', maxAmount, maxTermByAmount, rates: new Map(rates) };
}
