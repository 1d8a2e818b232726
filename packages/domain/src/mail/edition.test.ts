import { describe, expect, it } from 'vitest';
import {
  campaignsForReader,
  type EditionDeed,
  type EditionState,
  editionDeeds,
  editionStateAfter,
  editionStates,
  editionStateWithout,
  missingOfEdition,
  readEditionTexts,
} from './edition.ts';

const whole = { heading: 'Kasım', headingEn: 'November', text: 'Merhaba', textEn: 'Hello' };

describe('an edition', () => {
  const known: readonly (readonly [EditionState, EditionDeed, EditionState])[] = [
    ['draft', 'send', 'sending'],
    ['draft', 'schedule', 'scheduled'],
    ['scheduled', 'unschedule', 'draft'],
    ['sending', 'stop', 'stopped'],
    ['stopped', 'resume', 'sending'],
    ['stopped', 'cancel', 'cancelled'],
  ];

  it.each(known)('that is %s can be told to %s and is %s then', (state, deed, next) => {
    expect(editionStateAfter(state, deed)).toBe(next);
  });

  it('can be done nothing else to: what was sent stays as it is', () => {
    const all = editionStates.flatMap((state) => editionDeeds.map((deed) => [state, deed] as const));
    const possible = all.filter(([state, deed]) => editionStateAfter(state, deed) !== undefined);
    expect(possible).toHaveLength(known.length);
  });

  it.each([
    ['scheduled', 'draft'],
    ['sending', 'stopped'],
  ] as const)('of which nothing is live goes from %s to %s', (state, next) => {
    expect(editionStateWithout(state)).toBe(next);
  });

  it.each([
    ['all of it', whole, 2, {}],
    ['no live campaign', whole, 0, { campaignIds: 'required' }],
    [
      'no English',
      { ...whole, headingEn: '', textEn: ' ' },
      1,
      { headingEn: 'required', textEn: 'required' },
    ],
  ])('with %s is told what it lacks', (_case, texts, live, missing) => {
    expect(missingOfEdition(texts, live)).toEqual(missing);
  });
});

describe('the texts of a draft', () => {
  it('are read as far as they are named, and may be empty', () => {
    expect(readEditionTexts({ heading: ' Kasım ', text: '', other: 1 })).toEqual({
      kind: 'ok',
      value: { heading: 'Kasım', text: '' },
    });
  });

  it.each([
    ['too long', { heading: 'a'.repeat(121) }, { heading: 'too-long' }],
    ['of another type', { textEn: 7 }, { textEn: 'invalid' }],
  ])('that are %s are refused', (_case, given, fields) => {
    expect(readEditionTexts(given)).toEqual({ kind: 'invalid', fields });
  });
});

it.each([
  ['no topics', [], ['a', 'b', 'c']],
  ['one topic', ['cars'], ['a', 'c']],
  ['a topic that it does not touch', ['homes'], []],
])('a reader of %s gets its campaigns of these, in its order', (_case, topics, ids) => {
  const campaigns = [
    { id: 'a', rootId: 'cars' },
    { id: 'b', rootId: 'phones' },
    { id: 'c', rootId: 'cars' },
  ];
  expect(campaignsForReader(campaigns, topics).map(({ id }) => id)).toEqual(ids);
});
