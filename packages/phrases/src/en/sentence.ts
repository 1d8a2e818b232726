import type { sentence as turkish } from '../tr/sentence.ts';

/** Phrases of the search sentence on the home page. */
export const sentence: typeof turkish = {
  label: 'Describe what you are looking for',
  category: { before: 'I’m looking for', after: '', label: 'What are you looking for?' },
  price: { before: 'for at most', open: 'at', after: '', label: 'Up to what price?' },
  city: { before: 'in', after: '', label: 'In which city?' },
  anything: 'any campaign',
  anyPrice: 'any price',
  anyCity: 'all of Türkiye',
  open: (p) => `${p.name}: show options`,
  nothing: 'No options match',
  allOf: (p) => `${p.name}, all`,
  show: 'Show campaigns',
  showCount: (p) => (p.count === 1 ? 'Show 1 campaign' : `Show ${p.shown} campaigns`),
  none: 'No campaigns match',
};
