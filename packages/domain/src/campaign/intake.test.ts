import { describe, expect, it } from 'vitest';
import { intakeState, keepAnswersTo, optionalQuestions } from './intake.ts';

describe('request intake', () => {
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

describe('answers to disabled questions', () => {
  const answers = {
    name: 'Elif',
    gender: 'female',
    birthday: '1990-01-01',
    contactPreference: { channel: 'phone' },
  };

  it('are dropped, others are kept', () => {
    expect(keepAnswersTo(answers, ['birthday'])).toEqual({
      ...answers,
      gender: null,
      contactPreference: null,
    });
  });

  it('do not exist when all questions are enabled', () => {
    expect(keepAnswersTo(answers, optionalQuestions)).toEqual(answers);
  });
});
