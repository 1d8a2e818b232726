import type { LostReasonWords } from '../../tr/office/lost-reasons.ts';

/** Phrases of the page for lost reasons, in addition to those of every record page. */
export const lostReasons: LostReasonWords = {
  title: 'Lost reasons',
  one: 'Lost reason',
  count: ({ count }) => (count === '1' ? '1 reason' : `${count} reasons`),
  search: 'Search reasons',
  add: 'New reason',
  emptyTitle: 'No reasons yet',
  emptyText: 'The team picks from this list when they mark a request as lost.',
  fields: {
    name: {
      label: 'Reason',
      inFile: 'Lost reason',
      hint: 'What the team sees when they mark a request as lost',
    },
    nameEn: { label: 'English', hint: 'Shown to people who use the office in English' },
    isActive: {
      label: 'Active',
      hint: 'When off, it can no longer be chosen; lost requests that use it keep it',
    },
    position: { label: 'Position', hint: '' },
    leads: { label: 'Lost', hint: '' },
  },
};
