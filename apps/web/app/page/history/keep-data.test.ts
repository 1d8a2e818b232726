import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { expect, it } from 'vitest';
import { shouldRevalidate } from './keep-data.ts';

const APP = join(import.meta.dirname, '../..');

const reloads = (from: string, to: string, more: Partial<ShouldRevalidateFunctionArgs> = {}) =>
  shouldRevalidate({
    currentUrl: new URL(from, 'http://localhost'),
    nextUrl: new URL(to, 'http://localhost'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...more,
  } as ShouldRevalidateFunctionArgs);

it.each([
  ['/marka#ayraclarim', '/marka', {}, false],
  ['/marka', '/marka#ayraclarim', {}, false],
  ['/marka', '/marka', {}, true],
  ['/marka', '/marka?sayfa=2#filtrele', {}, true],
  ['/marka#x', '/kategoriler', {}, true],
  ['/marka#x', '/marka', { formMethod: 'POST' as const }, true],
  ['/marka', '/kategoriler', { defaultShouldRevalidate: false }, false],
])('from %s to %s with %j, data is loaded again: %s', (from, to, more, expected) => {
  expect(reloads(from, to, more)).toBe(expected);
});

it('every page with data keeps it while a dialog closes', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' });
  const routes = files.filter((file) => file.endsWith('route.tsx'));
  const withData = routes.filter((file) => /export (async )?function loader/.test(read(file)));
  expect(withData.length).toBeGreaterThan(20);
  expect(withData.filter((file) => !/export .*shouldRevalidate/.test(read(file)))).toEqual([]);
});

const read = (file: string) => readFileSync(join(APP, file), 'utf8');
