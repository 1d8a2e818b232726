import { describe, expect, it } from 'vitest';
import { differing, merged } from './edition-content.ts';

const base = { heading: 'A', text: 'B', headingEn: 'C', textEn: 'D', campaignIds: ['1', '2'] };

it('differs by what was typed and by the order, not by space around a text', () => {
  expect(differing(base, { ...base, heading: ' A ', campaignIds: ['2', '1'] })).toEqual(['campaignIds']);
});

describe('what two wrote at once', () => {
  it('is both where they wrote elsewhere', () => {
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

  it('is asked about where they wrote the same part, and what was typed stays until then', () => {
    const result = merged(base, { ...base, heading: 'Mine' }, { ...base, heading: 'Theirs', textEn: 'E' });
    expect(result).toEqual({ content: { ...base, heading: 'Mine', textEn: 'E' }, conflicts: ['heading'] });
  });

  it('is nothing to ask about where both wrote the same', () => {
    const same = { ...base, campaignIds: ['2', '1'] };
    expect(merged(base, same, same)).toEqual({ content: same, conflicts: [] });
  });
});
