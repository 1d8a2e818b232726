import { expect, it } from 'vitest';
import { decideReview, type Review, type ReviewFacts } from './lead-review.ts';

const waiting: ReviewFacts = { isSuspect: true, review: null, state: 'received' };
const refused: ReviewFacts = { ...waiting, review: 'refused' };
const accepted: ReviewFacts = { isSuspect: false, review: 'accepted', state: 'received' };

it.each<[string, ReviewFacts, Review, string]>([
  ['that waits, accepted', waiting, 'accepted', 'review'],
  ['that waits, refused', waiting, 'refused', 'review'],
  ['that was refused, accepted', refused, 'accepted', 'review'],
  ['that was refused, refused again', refused, 'refused', 'stay'],
  ['that was accepted, accepted again', accepted, 'accepted', 'stay'],
  ['that was accepted, refused', accepted, 'refused', 'accepted'],
  ['that nobody suspected, accepted', { ...accepted, review: null }, 'accepted', 'accepted'],
  ['that was withdrawn, accepted', { ...waiting, state: 'withdrawn' }, 'accepted', 'withdrawn'],
  ['that was withdrawn, refused', { ...waiting, state: 'withdrawn' }, 'refused', 'withdrawn'],
])('a request %s', (_case, facts, wanted, expected) => {
  const verdict = decideReview(facts, wanted);
  expect(verdict.kind === 'refuse' ? verdict.because : verdict.kind).toBe(expected);
});
