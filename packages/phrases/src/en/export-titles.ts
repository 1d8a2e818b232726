import type { exportTitles as turkish } from '../tr/export-titles.ts';

export const exportTitles: typeof turkish = {
  id: 'Record number',
  createdAt: 'Created',
  updatedAt: 'Last changed',
  changedBy: 'Last changed by',
};

/** Column titles of exported loan rates and parameters. */
export const loanTitles = {
  type: 'Loan type',
  dated: ['Effective from', 'Withdrawn', 'Source', 'Quote from the source', 'Note', 'Saved', 'Saved by'],
  offers: { bank: 'Bank', limits: ['Minimum', 'Maximum', 'Longest term', 'Product page', 'Shown'] },
  parameters: { name: 'Parameter', values: ['Value', 'Source shown to visitors'] },
};
