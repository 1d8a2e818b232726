import type { OccupationWords } from '../../tr/office/occupations.ts';

/** Phrases of the page for occupations, in addition to those of every record page. */
export const occupations: OccupationWords = {
  page: 'Occupations and jobs',
  title: 'Occupations',
  one: 'Occupation',
  count: ({ count }) => (count === '1' ? '1 occupation' : `${count} occupations`),
  search: 'Search occupations',
  add: 'New occupation',
  emptyTitle: 'No occupations yet',
  emptyText: 'Members choose from these in their profile.',
  fields: {
    name: { label: 'Name', inFile: 'Occupation', hint: 'What members see in their profile' },
    nameEn: { label: 'English name', hint: 'If empty, English pages show the Turkish name' },
    isActive: {
      label: 'Active',
      hint: 'When off, it can no longer be chosen; members who already chose it keep it',
    },
    position: { label: 'Position', hint: '' },
  },
};
