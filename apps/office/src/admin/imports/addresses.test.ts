import { expect, it } from 'vitest';
import { importAddress, importsAddress } from './addresses.ts';

it.each(['', 'q=bayi&sort=-total&state=done%2Cundone'])(
  'leads back from an import to the list %j',
  (query) => {
    const opened = new URLSearchParams(importAddress('42', query));
    expect(opened.get('import')).toBe('42');
    expect(importsAddress(opened)).toBe(`?${query}`);
  },
);
