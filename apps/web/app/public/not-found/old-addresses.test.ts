import { expect, it } from 'vitest';
import { whereItMoved } from './old-addresses.ts';

// Specification 2.15, 2.16, 2.26
it.each([
  ['/test', '/'],
  ['/test/', '/'],
  ['/test/anything/below', '/'],
  ['/old-kategoriler', '/kategoriler'],
  ['/old-kategoriler/', '/kategoriler'],
  ['/old-kategoriler/42', '/kategoriler'],
  ['/privacy-policy', '/privacy'],
])('%s redirects to %s', (path, target) => {
  expect(whereItMoved(path)).toBe(target);
});

// Specification 2.16
it.each([
  '/testing',
  '/old-kategoriler/araba',
  '/old-kategoriler/4a',
  '/old-kategoriler/4/5',
  '/privacy-policies',
])('%s has no redirect', (path) => {
  expect(whereItMoved(path)).toBeUndefined();
});
