import { describe, expect, it } from 'vitest';
import { intakeState, keepAsked, optionalQuestions } from './intake.ts';

describe('an intake', () => {
  it.each([
    ['open without a limit', { isOpen: true, requestLimit: null, taken: 5_000 }, 'open'],
    ['open with a place left', { isOpen: true, requestLimit: 3, taken: 2 }, 'open'],
    ['full with the last place taken', { isOpen: true, requestLimit: 3, taken: 3 }, 'full'],
    ['closed by hand, with places left', { isOpen: false, requestLimit: 3, taken: 0 }, 'closed'],
    ['closed by hand, and full', { isOpen: false, requestLimit: 3, taken: 3 }, 'closed'],
  ])('is %s', (_name, intake, state) => {
    expect(intakeState(intake)).toBe(state);
  });
});

describe('answers to questions that a campaign does not ask', () => {
  const answers = {
    name: 'Elif',
    gender: 'female',
    birthday: '1990-01-01',
    contactPreference: { channel: 'phone' },
  };

  it('are not kept, and others are', () => {
    expect(keepAsked(answers, ['birthday'])).toEqual({
      ...answers,
      gender: null,
      contactPreference: null,
    });
  });

  it('are none where it asks all', () => {
    expect(keepAsked(answers, optionalQuestions)).toEqual(answers);
  });
});
