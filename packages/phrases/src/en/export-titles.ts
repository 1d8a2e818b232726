import type { exportTitles as turkish } from '../tr/export-titles.ts';

export const exportTitles: typeof turkish = {
  id: 'Record number',
  createdAt: 'Created',
  updatedAt: 'Last change',
  changedBy: 'Last changed by',
};

/** Column titles of exported loan rates and parameters. */
export const loanTitles = {
  type: 'Loan type',
  dated: ['Holds from', 'Taken back', 'Source', 'Words of the source', 'Note', 'Written', 'Written by'],
  offers: { bank: 'Bank', limits: ['Minimum', 'Maximum', 'Longest term', 'Product page', 'Shown'] },
  parameters: { name: 'Parameter', values: ['Value', 'Source as visitors see it'] },
};
