import type { loanTools as turkish } from '../tr/loan-tools.ts';

/** Phrases of the pages for single loans. */
export const loanTools: typeof turkish = {
  heading: (p) => `₺${p.amount} ${p.loan} over ${p.months} months`,
  title: (p) => `₺${p.amount} ${p.loan} over ${p.months} months`,
  description: (p) =>
    `₺${p.amount} ${p.loan} over ${p.months} months: what each bank charges per month, in total with taxes and fees, and as an annual cost rate.`,
  loanNames: { ihtiyac: 'personal loan', tasit: 'vehicle loan', konut: 'home loan' },
  lowest: (p) =>
    `The lowest total is from ${p.bank}: ${p.monthly} a month${p.isTaxed ? ' (taxes included)' : ''}, ${p.total} in total (taxes and fees included).`,
  near: 'Nearby amounts and terms',
  loan: (p) => `₺${p.amount} · ${p.months} months`,
  lira: (p) => `₺${p.amount}`,
  less: 'Less',
  more: 'More',
  shorter: 'Shorter',
  longer: 'Longer',
  otherLoan: 'Change the amount or the term',

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
    yearly: 'Annual cost',
  },

  commonHeading: 'Popular loan calculations',
  amountSlider: 'Slide to choose the amount',
  termSlider: 'Slide to choose the term',
  notChosen: 'not chosen yet',

  toMethod: 'See how we calculate',
};
