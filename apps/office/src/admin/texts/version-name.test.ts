import { expect, it } from 'vitest';
import { versionName } from './version-name.ts';

it.each([
  ['2026-11-22', 'tr', '22.11.2026'],
  ['2026-11-22', 'en', '22 Nov 2026'],
  ['2026-11-22.2', 'tr', '22.11.2026 (2)'],
  ['2026-11', 'tr', '2026-11'],
  ['kış 2', 'tr', 'kış 2'],
] as const)('%s is named in %s: %s', (version, locale, name) => {
  expect(versionName(version, locale)).toBe(name);
});
