import { describe, expect, it } from 'vitest';
import { usualHours } from './business-hours.ts';
import { hoursOf, problemsOfHours, type WrittenHours } from './opening-hours.ts';

const usual: WrittenHours = {
  days: '1,2,3,4,5',
  opens: '09:00',
  closes: '18:00',
  lunchFrom: '12:30',
  lunchTo: '13:30',
};

describe('opening hours', () => {
  it.each<[Partial<WrittenHours>, object]>([
    [{}, {}],
    [{ lunchFrom: null, lunchTo: null }, {}],
    [{ opens: '00:00', closes: '24:00' }, {}],
    [{ lunchFrom: '09:00', lunchTo: '18:00' }, {}],
    [{ closes: '09:00' }, { closes: 'before-opening' }],
    [{ opens: '19:00' }, { closes: 'before-opening' }],
    [{ lunchFrom: null }, { lunchFrom: 'required' }],
    [{ lunchTo: null }, { lunchTo: 'required' }],
    [{ lunchFrom: '08:59' }, { lunchFrom: 'outside-hours' }],
    [{ lunchTo: '18:01' }, { lunchTo: 'outside-hours' }],
    [{ lunchTo: '12:30' }, { lunchTo: 'before-lunch' }],
  ])('%j are invalid in %j', (changed, problems) => {
    expect(problemsOfHours({ ...usual, ...changed })).toEqual(problems);
  });

  it('are applied as written', () => {
    expect(hoursOf(usual)).toEqual(usualHours);
    expect(hoursOf({ ...usual, days: '6,0', lunchTo: null })).toMatchObject({ days: [6, 0], lunch: null });
  });
});
