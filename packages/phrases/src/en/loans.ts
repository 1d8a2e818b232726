import type { loans as turkish } from '../tr/loans.ts';

/** Phrases of the loan calculator. */
export const loans: typeof turkish = {
  title: 'Loan calculator',
  description:
    'Calculate the instalment of a personal, vehicle or home loan, compare banks by total payment, and see what you really pay with taxes and fees.',
  lede: 'We sort banks by total payment and also show what you really pay with taxes and fees.',
  formHeading: 'Your loan',
  types: { ihtiyac: 'Personal', tasit: 'Vehicle', konut: 'Home' },
  loanNames: { ihtiyac: 'Personal loan', tasit: 'Vehicle loan', konut: 'Home loan' },
  type: 'Loan type',
  amount: 'Loan amount',
  amountHint: (p) => `At least ₺${p.amount}`,
  amountExample: (p) => `e.g. ${p.amount}`,
  term: 'Term',
  termHint: (p) => `Up to ${p.months} months`,
  months: (p) => `${p.months} months`,
  monthsAndYears: (p) => `${p.months} months (${p.years} ${p.years === 1 ? 'year' : 'years'})`,
  firstHome: 'Is it your first home?',
  firstHomeHint: 'No BSMV is charged on the interest for a first home.',
  yes: 'Yes',
  no: 'No',
  vehicleValue: 'Vehicle value',
  vehicleValueHint: 'Shows how much the law lets you borrow.',
  electric: 'Made in Türkiye and fully electric',
  optional: 'optional',
  vehicleLimit: (p) =>
    `For a vehicle of this value, the law allows up to ${p.amount} over at most ${p.months} months.`,
  vehicleNotAllowed: 'The law allows no vehicle loan for a vehicle of this value.',
  calculate: 'Calculate',
  amountMissing: 'Enter the loan amount first.',
  amountBelowMinimum: (p) => `Enter at least ₺${p.amount}`,
  localNote: 'Calculated in your browser; nothing you enter is sent.',
  otherTypes: 'Other loan types',
  waiting: 'Calculating…',

  howTitle: 'How we calculate',
  how: [
    {
      title: 'Instalment',
      text: 'The fixed monthly instalment at the bank’s monthly interest rate excludes taxes. Banks are sorted by the sum of these instalments.',
    },
    {
      title: 'What you really pay',
      text: 'For each bank we also show the KKDF and BSMV taxes on the interest, and the arrangement fee charged at the start.',
    },
    {
      title: 'Annual cost rate',
      text: 'It combines interest, taxes and the fee in one annual rate: the fairest way to compare different offers.',
    },
  ],
  parametersSource: (p) => `Taxes and legal limits in force since ${p.date}. Source: ${p.source}.`,
};
