import type { BrandHoursWords } from '../../tr/office/brand-hours.ts';

/** Phrases of the page for business hours, in addition to those of every record page. */
export const brandHours: BrandHoursWords = {
  page: 'Business hours',
  title: 'Hours',
  one: 'Business hours',
  count: ({ count }) => (count === '1' ? '1 brand' : `${count} brands`),
  search: 'Search brands',
  add: '',
  emptyTitle: 'There are no brands',
  emptyText: 'A brand that is added shows here with Monday to Friday, 09:00 to 18:00.',
  fields: {
    name: { label: 'Brand', hint: '' },
    days: { label: 'Days', hint: '' },
    opens: { label: 'Opens', hint: 'As 09:00' },
    closes: { label: 'Closes', hint: 'As 18:00; 24:00 for the end of the day' },
    lunchFrom: { label: 'Lunch begins', hint: 'Leave both empty where there is no break' },
    lunchTo: { label: 'Lunch ends', hint: '' },
    answerMinutes: {
      label: 'First answer within (minutes)',
      hint: 'Business hours alone count; public holidays do not',
    },
  },
  follows: 'Once saved, requests that wait for an answer follow the new hours within a few minutes.',
  holidays: {
    title: 'Public holidays',
    year: 'Year',
    caption: ({ year }) => `Public holidays of ${year}`,
    text: 'The clock of the first answer stands still on these days. Half days are worked until 13:00.',
    columns: { name: 'Holiday', days: 'Days', eve: 'Half day' },
    names: {
      'new-year': 'New Year',
      children: 'National Sovereignty and Children’s Day',
      labour: 'Labour and Solidarity Day',
      youth: 'Commemoration of Atatürk, Youth and Sports Day',
      democracy: 'Democracy and National Unity Day',
      victory: 'Victory Day',
      republic: 'Republic Day',
      ramazan: 'Ramadan Feast',
      kurban: 'Feast of the Sacrifice',
    },
    sources: { law: 'Law no. 2429', diyanet: 'Diyanet’s calendar' },
    provisional: 'Not final',
    provisionalText:
      'Religious days become final by their announcement; when one moves, clocks count by the new day.',
  },
};
