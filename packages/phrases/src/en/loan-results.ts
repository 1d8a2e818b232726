import type { loanResults as turkish } from '../tr/loan-results.ts';

/** Phrases of the loan calculator's results. */
export const loanResults: typeof turkish = {
  back: 'Change details',
  resultsHeading: (p) => `${p.loan} results`,
  request: (p) => `${p.amount} · ${p.months} months`,
  sorted: (p) =>
    `${p.count} ${p.count === 1 ? 'bank' : 'banks'}, sorted by ${p.order.toLowerCase()} (lowest first)`,
  lowestFirst: (p) =>
    `${p.count} ${p.count === 1 ? 'bank' : 'banks'} · lowest ${{ total: 'total', 'real-total': 'total with costs', 'yearly-cost': 'cost rate', installment: 'instalment' }[p.order]} first`,
  order: 'Sort by',
  orders: {
    total: 'Total payment',
    'real-total': 'Total with taxes and\u00a0fee',
    'yearly-cost': 'Annual cost rate',
    installment: 'Monthly instalment',
  },
  beforeTaxes: { total: 'Total before taxes', installment: 'Instalment before taxes' },
  applyOrder: 'Apply',
  winnersDiffer: (p) => `${p.bank} comes first by “${p.order}”, ${p.otherBank} by “${p.otherOrder}”.`,
  best: 'Best offer',
  monthlyRate: 'monthly interest',
  rateAndFee: (p) =>
    `Monthly interest ${p.rate}, one-off fee of ${p.fee}${p.isTaxed ? ' (BSMV included)' : ''}`,
  installment: 'Monthly instalment',
  realInstallment: 'You pay monthly (taxes included)',
  noTaxes: 'No taxes added',
  feeOnce: (p) => `plus a one-off fee of ${p.fee}${p.isTaxed ? ' (BSMV included)' : ''}`,
  total: 'Total payment',
  toBank: 'Go to bank',
  newTab: 'opens in a new tab',
  statutoryTerm: (p) => `For this amount, the law allows up to ${p.months} months.`,
  statutoryNone: 'For this amount, the law allows no vehicle loan.',
  electricException: 'This amount and term are possible for a fully electric car made in Türkiye.',
  ratesForInformation: 'The figures below are for information only.',
  lawfulWay: (p) => `Calculate ${p.amount} over ${p.months} months`,
  electricWay: 'My car is electric and made in Türkiye',
  fullComparison: 'Payment plan and full comparison',

  details: 'Payment plan and total cost',
  facts: (p) => `Total cost of the loan from ${p.bank}`,
  principal: 'Principal',
  interest: 'Interest',
  kkdf: (p) => `KKDF (${p.rate} of the interest)`,
  bsmv: (p) => `BSMV (${p.rate} of the interest)`,
  fee: 'Arrangement fee',
  feeWithTax: 'Arrangement fee (BSMV included)',
  realTotal: 'Total with taxes and fee',
  feeTotal: 'Total with the fee',
  yearlyCost: 'Annual cost rate',
  earlyClosure: (p) => `Early repayment fee: ${p.rule}.`,
  earlyClosureRule: (p) =>
    `if the contract includes such a clause, ${p.short} of the amount repaid with ${p.months} months or fewer left, ${p.long} with more; never more than the interest saved`,
  noEarlyClosure: 'none, since the law does not allow such a clause for this loan type',
  earlyClosureExample: (p) =>
    `If you repaid it all after month ${p.month}, you would pay ${p.balance} and save ${p.saved} in ${p.isTaxed ? 'interest and taxes' : 'interest'}${p.fee === null ? '' : `; the fee would be ${p.fee} at most`}.`,
  taxesAndFee: 'Taxes and fee',
  rest: 'Difference from the most expensive offer',
  costPicture: (p) =>
    `Total ${p.total}: principal ${p.principal}, interest ${p.interest}, taxes and fee ${p.taxes}`,
  balancePicture: 'How the debt shrinks month by month',
  halfPaid: (p) => `Half of the debt is paid by month ${p.month} of ${p.term}.`,
  start: 'Start',
  monthOrdinal: (p) => `Month ${p.month}`,
  plan: (p) => `Payment plan of ${p.bank}`,
  laterPlan: (p) => `Payment plan of ${p.bank}, continued`,
  restOfPlan: (p) => `Show the other ${p.count} months`,
  planOf: (p) => `Show the payment plan of ${p.bank}`,
  planMonth: 'Month',
  planInstallment: 'Instalment',
  planBalance: 'Remaining debt',
  planKkdf: 'KKDF',
  planBsmv: 'BSMV',

  exampleTitle: (p) => `Example rates, ${p.date}`,
  exampleText: 'These are not the banks’ current rates. Check the bank’s own page before you apply.',
  ratesTitle: (p) => `Rates as of ${p.date}`,
  ratesText: 'The bank may have changed its rate. Check the bank’s own page before you apply.',
  copyLink: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied. You can copy it from the address bar',
  print: 'Print',

  noRates: 'There are no rates for this loan type right now',
  noRatesText: 'You can choose another loan type or check again later.',
  noBank: 'No bank lends on these terms',
  noBankReasons: {
    'amount-too-high': (p) => `The banks on our list do not lend as much as ${p.amount}.`,
    'amount-too-low': (p) => `The banks on our list do not lend as little as ${p.amount}.`,
    term: (p) => `The banks on our list do not lend ${p.amount} over ${p.months} months.`,
  },
  nearest: (p) => (p.count === 1 ? 'Closest option:' : 'Closest options:'),
  aboveLimit: 'Above the legal limit',

  offersHeading: 'What the banks offer',

  budget: {
    heading: 'How much can you pay a month?',
    lede: 'Enter your monthly budget to see the most you can borrow for each term. Taxes are included, and no instalment exceeds your budget.',
    type: 'Which loan?',
    monthly: 'Your monthly budget',
    monthlyExample: (p) => `e.g. ${p.amount}`,
    show: 'Show the loan',
    missing: 'Enter your monthly budget first.',
    most: (p) => `With ${p.monthly} a month, you can borrow up to ${p.amount} over ${p.months} months.`,
    nothing: (p) => `${p.monthly} a month is not enough for a loan of this type; the smallest is ${p.least}.`,
    caption: (p) => `The largest loans for ${p.monthly} a month`,
    amount: 'Largest loan',
    note: 'The arrangement fee is paid at the start and included in the total.',
    limits: {
      ihtiyac: 'Legal term limits and the banks’ own limits are taken into account.',
      tasit: 'The legal limit can be lower, depending on the vehicle’s value.',
      konut: 'We assume this is your first home.',
    },
  },

  extra: {
    heading: 'If you pay extra',
    month: 'With which instalment?',
    amount: 'Extra payment',
    keeps: 'What should change?',
    choices: { installment: 'The loan ends earlier', term: 'The instalments get smaller' },
    shorter: (p) =>
      `If you pay ${p.paid}, the loan ends ${p.months} ${p.months === 1 ? 'month' : 'months'} earlier, in month ${p.last}; you save ${p.saved} in ${p.isTaxed ? 'interest and taxes' : 'interest'}.`,
    lower: (p) =>
      `If you pay ${p.paid}, the other ${p.count} instalments become ${p.installment}; you save ${p.saved} in ${p.isTaxed ? 'interest and taxes' : 'interest'}.`,
    closed: (p) =>
      `If you pay ${p.paid}, the loan is closed; you save ${p.saved} in ${p.isTaxed ? 'interest and taxes' : 'interest'}.`,
    fee: (p) => `Where your contract says so, the early repayment fee is ${p.fee} at most.`,
    noFee: 'This type of loan has no early repayment fee.',
    note: 'We assume you pay on an instalment date (law 6502 art. 27 and 37).',
  },

  choose: {
    start: 'Compare selected offers',
    compare: 'Compare',
    compareNamed: (p) => `Add to the comparison: ${p.bank}`,
    comparing: (p) => `Compare ${p.count} offers`,
    chosen: (p) =>
      p.count < 2 ? `${p.count} offer chosen; choose one more` : `${p.count} offers chosen, up to ${p.most}`,
    missing: 'Choose at least two offers to compare.',
  },

  beside: {
    caption: 'The loan offers compared',
    offer: (p) => `${p.bank}, ${p.months} months`,
    offers: (p) => p.offers.join(' and '),
    amount: 'Loan amount',
    figure: 'Figure',
    rate: 'Monthly interest',
    taxes: 'Taxes (KKDF and BSMV)',
    fee: 'Arrangement fee (with BSMV where due)',
    lowest: 'lowest',
    same: 'The offers cost the same.',
    better: (p) =>
      p.monthly === null
        ? `${p.offer} is better: you pay ${p.total} less in total.`
        : `${p.offer} is better: you pay ${p.monthly} less a month and ${p.total} less in total.`,
    atOdds: (p) =>
      `${p.offer} has the lower instalment and the higher total: you pay ${p.monthly} less a month and ${p.total} more in total.`,
    bestOfAll: (p) =>
      p.monthly === null
        ? `Best: ${p.offer}. You pay ${p.total} less in total than with the next cheapest.`
        : `Best: ${p.offer}. You pay ${p.monthly} less a month and ${p.total} less in total than with the next cheapest.`,
    atOddsOfAll: (p) =>
      `Lowest instalment: ${p.lower}. Lowest total: ${p.cheaper}. With the first you pay ${p.monthly} less a month and ${p.total} more in total.`,
    differentAmounts:
      'The amounts differ, so instalments and totals are not comparable. Compare the annual cost rate instead.',
    missing: (p) => `${p.offer}: there is no such offer for ${p.amount}.`,
    oneMore: 'Add one more offer to compare.',
    remove: 'Remove',
    removeNamed: (p) => `Remove from the comparison: ${p.offer}`,
    planOf: (p) => `Payment plan: ${p.offer}`,
    plan: 'Payment plan',
    add: 'Add an offer',
    addHint: (p) => `Another bank or term for ${p.amount}`,
    addAction: 'Add',
    choice: 'Choose a bank and a term',
    recalculate: 'Calculate another loan',
    swipe: (p) => `${p.count} offers, two at a time`,
    previous: 'Previous offer',
    next: 'Next offer',
    open: 'Open as a comparison',
    secondHome: 'not a first home',
    electric: 'domestic electric car',
  },

  two: {
    heading: 'Compare two offers side by side',
    lede: 'Compare different banks or different terms.',
    first: 'First offer',
    second: 'Second offer',
    bank: (p) => `${p.offer}: bank`,
    months: (p) => `${p.offer}: term`,
    caption: 'What the two offers cost',
  },

  files: 'Save the payment plan',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  pdf: 'PDF',
};
