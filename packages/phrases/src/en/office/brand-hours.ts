import type { BrandHoursWords } from '../../tr/office/brand-hours.ts';

/** Phrases of the page for business hours, in addition to those of every record page. */
export const brandHours: BrandHoursWords = {
  page: 'Business hours',
  title: 'Hours',
  one: 'Business hours',
  count: ({ count }) => (count === '1' ? '1 brand' : `${count} brands`),
  search: 'Search brands',
  add: '',
  emptyTitle: 'No brands yet',
  emptyText: 'New brands appear here with default hours: Monday to Friday, 09:00 to 18:00.',
  fields: {
    name: { label: 'Brand', hint: '' },
    days: { label: 'Days', hint: '' },
    opens: { label: 'Opens', hint: 'For example, 09:00' },
    closes: { label: 'Closes', hint: 'For example, 18:00; use 24:00 for the end of the day' },
    lunchFrom: { label: 'Lunch starts', hint: 'Leave both empty if there is no break' },
    lunchTo: { label: 'Lunch ends', hint: '' },
    answerMinutes: {
      label: 'First answer within (minutes)',
      hint: 'Counts business hours only, not public holidays',
    },
  },
  follows: 'After you save, requests waiting for an answer follow the new hours within a few minutes.',
  holidays: {
    title: 'Public holidays',
    year: 'Year',
    caption: ({ year }) => `Public holidays in ${year}`,
    text: 'The time to first answer does not run on these days. Half days count as working time until 13:00.',
    columns: { name: 'Holiday', days: 'Days', eve: 'Half day' },
    names: {
      'new-year': 'New Year’s Day',
      children: 'National Sovereignty and Children’s Day',
      labour: 'Labour and Solidarity Day',
      youth: 'Commemoration of Atatürk, Youth and Sports Day',
      democracy: 'Democracy and National Unity Day',
      victory: 'Victory Day',
      republic: 'Republic Day',
      ramazan: 'Ramadan Feast (Eid al-Fitr)',
      kurban: 'Feast of Sacrifice (Eid al-Adha)',
    },
    sources: {
      law: 'Law no. 2429',
      diyanet: 'Diyanet’s calendar',
      computed: 'Computed from the Hijri calendar',
    },
    provisional: 'Not final',
    provisionalText:
      'Religious holidays are final once announced. If one moves, deadlines follow the new date.',
  },
};
