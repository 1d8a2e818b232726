import { expect, it } from 'vitest';
import { siteName } from './site-name.ts';

it.each([
  ['https://alazyel.example', 'alazyel.example'],
  ['https://www.alazyel.example/kampanyalar?from=ayrac', 'alazyel.example'],
  ['http://alazyel.example', 'alazyel.example'],
  ['javascript:alert(1)', undefined],
  ['alazyel.example', undefined],
  ['', undefined],
])('reads "%s" as %s', (address, name) => {
  expect(siteName(address)).toBe(name);
});
