import type { LostReasonWords } from '../../tr/office/lost-reasons.ts';

/** Phrases of the page for lost reasons, in addition to those of every record page. */
export const lostReasons: LostReasonWords = {
  title: 'Lost reasons',
  one: 'Lost reason',
  count: ({ count }) => (count === '1' ? '1 reason' : `${count} reasons`),
  search: 'Search reasons',
  add: 'New reason',
  emptyTitle: 'There are no reasons yet',
  emptyText: 'Whoever loses a request says why by choosing from this list.',
  fields: {
    name: { label: 'Reason', inFile: 'Lost reason', hint: 'As those choose it who work on requests' },
    nameEn: { label: 'English', hint: 'What is shown to whoever uses the office in English' },
    isActive: { label: 'Active', hint: 'When off it can no longer be chosen; requests lost for it keep it' },
    position: { label: 'Place', hint: '' },
    leads: { label: 'Lost', hint: '' },
  },
};
