import { describe, expect, it } from 'vitest';
import {
  campaignsForReader,
  type EditionAction,
  type EditionState,
  editionActions,
  editionStateAfter,
  editionStates,
  editionStateWithout,
  missingOfEdition,
  readEditionTexts,
} from './edition.ts';

const whole = { heading: 'Kasım', headingEn: 'November', text: 'Merhaba', textEn: 'Hello' };

describe('newsletter edition', () => {
  const known: readonly (readonly [EditionState, EditionAction, EditionState])[] = [
    ['draft', 'send', 'sending'],
    ['draft', 'schedule', 'scheduled'],
    ['scheduled', 'unschedule', 'draft'],
    ['sending', 'stop', 'stopped'],
    ['stopped', 'resume', 'sending'],
    ['stopped', 'cancel', 'cancelled'],
  ];

  it.each(known)('that is %s accepts %s and becomes %s', (state, action, next) => {
    expect(editionStateAfter(state, action)).toBe(next);
  });

  it('is immutable once sent', () => {
    const all = editionStates.flatMap((state) => editionActions.map((action) => [state, action] as const));
    const possible = all.filter(([state, action]) => editionStateAfter(state, action) !== undefined);
    expect(possible).toHaveLength(known.length);
  });

  it.each([
    ['scheduled', 'draft'],
    ['sending', 'stopped'],
  ] as const)('without live campaigns goes from %s to %s', (state, next) => {
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
  ])('with %s reports what it lacks', (_case, texts, live, missing) => {
    expect(missingOfEdition(texts, live)).toEqual(missing);
  });
});

describe('draft texts', () => {
  it('are parsed if present, and may be empty', () => {
    expect(readEditionTexts({ heading: ' Kasım ', text: '', other: 1 })).toEqual({
      kind: 'ok',
      value: { heading: 'Kasım', text: '' },
    });
  });

  it.each([
    ['too long', { heading: 'a'.repeat(121) }, { heading: 'too-long' }],
    ['of another type', { textEn: 7 }, { textEn: 'invalid' }],
  ])('are refused when %s', (_case, given, fields) => {
    expect(readEditionTexts(given)).toEqual({ kind: 'invalid', fields });
  });
});

it.each([
  ['no topics', [], ['a', 'b', 'c']],
  ['one topic', ['cars'], ['a', 'c']],
  ['a topic that it does not touch', ['homes'], []],
])("a reader of %s gets the matching campaigns, in the edition's order", (_case, topics, ids) => {
  const campaigns = [
    { id: 'a', rootId: 'cars' },
    { id: 'b', rootId: 'phones' },
    { id: 'c', rootId: 'cars' },
  ];
  expect(campaignsForReader(campaigns, topics).map(({ id }) => id)).toEqual(ids);
});
