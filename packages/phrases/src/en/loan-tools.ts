import type { loanTools as turkish } from '../tr/loan-tools.ts';

/** The pages of single loans in English. */
export const loanTools: typeof turkish = {
  title: (p) => `₺${p.amount} ${p.loan} over ${p.months} months`,
  description: (p) =>
    `₺${p.amount} ${p.loan} over ${p.months} months: what each bank takes a month, in total with taxes and fees, and as a yearly cost rate.`,
  loanNames: { ihtiyac: 'personal loan', tasit: 'vehicle loan', konut: 'home loan' },
  lowest: (p) =>
    `The lowest total is from ${p.bank}: ${p.monthly} a month${p.isTaxed ? ' (taxes included)' : ''}, ${p.total} in all (taxes and fees included).`,
  near: 'Nearby amounts and terms',
  loan: (p) => `₺${p.amount}, ${p.months} months`,
  lira: (p) => `₺${p.amount}`,
  less: 'Less',
  more: 'More',
  shorter: 'Shorter',
  longer: 'Longer',
  otherLoan: 'Change the amount or the term',

  offersHeading: 'What the banks offer',

  termsHeading: 'What does a longer term cost?',
  termsLede:
    'The lowest total for each term. The longer the term, the lower the instalment, and the more goes to interest and taxes.',
  termsCaption: (p) => `What ₺${p.amount} costs by term`,
  columns: {
    term: 'Term',
    bank: 'Bank',
    monthly: 'Monthly payment',
    total: 'Total',
    extra: 'Interest and fees',
    yearly: 'Yearly cost',
  },

  commonHeading: 'Often calculated',
  amountSlider: 'Slide to choose the sum',
  termSlider: 'Slide to choose the months',
  notChosen: 'not chosen yet',

  budget: {
    heading: 'How much can you pay a month?',
    lede: 'Enter your monthly budget and see the most that you can borrow in each term. Taxes are included; no instalment exceeds your budget.',
    type: 'Which loan?',
    monthly: 'Your monthly budget',
    monthlyExample: (p) => `e.g. ${p.amount}`,
    show: 'Show the loan',
    missing: 'Enter your monthly budget first.',
    most: (p) => `The most that ${p.monthly} a month repays: ${p.amount} over ${p.months} months.`,
    nothing: (p) => `${p.monthly} a month repays no loan of this type; the smallest is ${p.least}.`,
    caption: (p) => `The largest loans for ${p.monthly} a month`,
    amount: 'Largest loan',
    note: 'The arrangement fee is paid at the start and included in the total.',
    limits: {
      ihtiyac: 'Legal limits of the term and the banks’ own limits are kept.',
      tasit: 'The legal limit can be lower, by the value of the vehicle.',
      konut: 'We assume that it is your first home.',
    },
  },

  extra: {
    heading: 'If you pay extra',
    month: 'With which instalment?',
    amount: 'Extra payment',
    keeps: 'What changes then?',
    choices: { installment: 'The loan ends earlier', term: 'The instalments fall' },
    shorter: (p) =>
      `If you pay ${p.paid}, the loan ends ${p.months} ${p.months === 1 ? 'month' : 'months'} earlier, in month ${p.last}; you save ${p.saved} of interest and taxes.`,
    lower: (p) =>
      `If you pay ${p.paid}, the other ${p.count} instalments become ${p.installment}; you save ${p.saved} of interest and taxes.`,
    closed: (p) => `If you pay ${p.paid}, the loan is closed; you save ${p.saved} of interest and taxes.`,
    fee: (p) => `Where your contract says so, the early repayment fee is ${p.fee} at most.`,
    noFee: 'This type of loan has no early repayment fee.',
    note: 'You are taken to pay on the day of an instalment (law 6502 art. 27 and 37).',
  },

  two: {
    heading: 'Put two offers side by side',
    lede: 'Compare different banks, or different terms.',
    first: 'First offer',
    second: 'Second offer',
    bank: (p) => `${p.offer}: bank`,
    months: (p) => `${p.offer}: term`,
    caption: 'What the two offers cost',
    figure: 'Figure',
    offer: (p) => `${p.bank}, ${p.months} months`,
    rate: 'Monthly interest',
    same: 'Both offers are the same.',
    better: (p) =>
      p.monthly === null
        ? `${p.offer} is better: you pay ${p.total} less in all.`
        : `${p.offer} is better: you pay ${p.monthly} less a month and ${p.total} less in all.`,
    atOdds: (p) =>
      `${p.offer} has the lower instalment and the higher total: you pay ${p.monthly} less a month and ${p.total} more in all.`,
  },

  files: 'Save the payment plan',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  pdf: 'Print or save as PDF',

  toMethod: 'See how we calculate',
};
