import { describe, expect, it } from 'vitest';
import { copiedTitle } from './copied-title.ts';

describe('title of a copied campaign', () => {
  it.each([
    ['Kış lastiği', 'tr', 'Kış lastiği (kopya)'],
    ['Winter tyres', 'en', 'Winter tyres (copy)'],
    ['Kış lastiği (kopya)', 'tr', 'Kış lastiği (kopya)'],
    ['a'.repeat(140), 'tr', `${'a'.repeat(132)} (kopya)`],
    [`${'a'.repeat(131)}🚗 indirimi`, 'tr', `${'a'.repeat(131)} (kopya)`],
    [`${'a'.repeat(130)}🚗 indirimi`, 'tr', `${'a'.repeat(130)}🚗 (kopya)`],
  ] as const)('%s in %s is %s', (title, locale, copied) => {
    expect(copiedTitle(title, locale)).toBe(copied);
  });
});
