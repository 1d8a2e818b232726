import { describe, expect, it } from 'vitest';
import { differing, merged, withArrived } from './edition-content.ts';

const base = { heading: 'A', text: 'B', headingEn: 'C', textEn: 'D', campaignIds: ['1', '2'] };

it('content differs by text and order, not by surrounding whitespace', () => {
  expect(differing(base, { ...base, heading: ' A ', campaignIds: ['2', '1'] })).toEqual(['campaignIds']);
});

describe('concurrent changes', () => {
  it('are merged when they concern different parts', () => {
    const result = merged(
      base,
      { ...base, heading: 'Mine' },
      { ...base, text: 'Theirs', campaignIds: ['2'] },
    );
    expect(result).toEqual({
      content: { ...base, heading: 'Mine', text: 'Theirs', campaignIds: ['2'] },
      conflicts: [],
    });
  });

  it('of the same part are a conflict, and the input is kept until it is resolved', () => {
    const result = merged(base, { ...base, heading: 'Mine' }, { ...base, heading: 'Theirs', textEn: 'E' });
    expect(result).toEqual({ content: { ...base, heading: 'Mine', textEn: 'E' }, conflicts: ['heading'] });
  });

  it('are no conflict when they are equal', () => {
    const same = { ...base, campaignIds: ['2', '1'] };
    expect(merged(base, same, same)).toEqual({ content: same, conflicts: [] });
  });

  it('are not claimed when the other one is an own save whose answer was lost', () => {
    const sent = { ...base, heading: 'M' };
    const theirs = { ...sent, text: 'Theirs' };
    const mine = { ...base, heading: 'Mine' };
    expect(merged(withArrived(base, sent, theirs), mine, theirs)).toEqual({
      content: { ...mine, text: 'Theirs' },
      conflicts: [],
    });
  });
});
