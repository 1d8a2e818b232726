import type { method as turkish } from '../tr/method.ts';

/** Phrases of the page that explains how loans are calculated. */
export const method: typeof turkish = {
  title: 'How we calculate',
  description:
    'The formulas behind instalments, taxes, the annual cost rate and early repayment, beside the figures of independent sources.',
  lede: 'Every figure on our loan pages follows the rules below. You can compare our results with those of independent sources yourself.',
  rulesHeading: 'Rules',
  rules: [
    {
      title: 'Instalment',
      text: 'The fixed instalment is T = P·i / (1 − (1+i)⁻ⁿ), where P is the amount, i the monthly interest rate and n the number of months. Without interest the amount is divided by the months.',
    },
    {
      title: 'Taxes',
      text: 'On personal and vehicle loans, KKDF and BSMV are charged on the interest: the monthly rate becomes i·(1 + KKDF + BSMV). A loan for a first home is free of both. Source: BKK 2004/7735, CK 7345, law 6802 art. 28.',
    },
    {
      title: 'Arrangement fee',
      text: 'At most 0.5% of the amount, charged once at the start; with the BSMV on it, it counts towards the total and the annual cost rate. Source: TCMB 2020/7 art. 10.',
    },
    {
      title: 'Payment plan',
      text: 'Each month is calculated to the kuruş. The principals add up to the amount exactly; any rounding difference goes into the last instalment.',
    },
    {
      title: 'Annual cost rate',
      text: 'We find the monthly rate m at which all payments are worth what you received, and convert it to an annual rate as (1+m)¹² − 1.',
    },
    {
      title: 'Early repayment',
      text: 'We assume that you pay on the day of an instalment; in between, interest up to that day is added. A fee is charged only on a fixed-rate home loan whose contract provides for it: at most 1% of what you repay with 36 months or fewer left, 2% with more. It never exceeds the interest that you save. Source: law 6502 art. 27 and 37.',
    },
  ],
  figuresHeading: 'Comparison',
  figuresLede: (p) =>
    `We ran our calculation again for this page: ${p.agreeing} of ${p.all} figures match the sources.`,
  caption: 'The sources’ figures beside ours',
  columns: {
    loan: 'Figure and loan',
    expected: 'Source',
    computed: 'Ours',
  },
  loan: (p) =>
    `${p.amount} at ${p.rate} a month, ${p.months} months${p.isTaxed ? ', with taxes' : ''}${p.fee === null ? '' : `, fee of ${p.fee}`}`,
  measures: {
    'taxed-rate': 'Monthly rate with taxes',
    installment: 'Instalment',
    total: 'Sum of the instalments',
    'first-interest': 'Interest in month 1',
    'first-kkdf': 'KKDF in month 1',
    'first-bsmv': 'BSMV in month 1',
    'first-principal': 'Principal in month 1',
    'first-balance': 'Balance after month 1',
    'balance-after-six': 'Balance after 6 months',
    'yearly-cost': 'Annual cost rate',
  },
  agrees: 'Same',
  differs: 'Different',
};
