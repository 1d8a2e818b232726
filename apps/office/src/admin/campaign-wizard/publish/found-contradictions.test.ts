import { office } from '@ayrac/phrases/tr/office/index.ts';
import { expect, it } from 'vitest';
import { foundContradictions } from './found-contradictions.ts';

const names = office.campaignWizard.contradictions;

it.each([
  [[{ kind: 'end-before-start', fields: ['endAt'] }], [names['end-before-start']]],
  [
    [{ kind: 'other-rate-in-text' }, { kind: 'ended' }],
    [names.ended, names['other-rate-in-text']],
  ],
  [[{ kind: 'of-a-later-release' }, null], []],
  [{ version: 2 }, []],
  [undefined, []],
])('the contradictions of %j are named', (current, expected) => {
  expect(foundContradictions(current, names)).toEqual(expected);
});
