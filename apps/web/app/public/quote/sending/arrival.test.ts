import { expect, it } from 'vitest';
import { arrivalOf } from './arrival.ts';

const page = 'https://ayrac.example/kampanyalar/kis-lastigi';

it.each([
  ['the page', page, '', { page: '/kampanyalar/kis-lastigi' }],
  ['the site that led here', page, 'https://haber.example/yazi?kim=1', { referrer: 'haber.example' }],
  ['nothing of our own site', page, 'https://ayrac.example/', { page: '/kampanyalar/kis-lastigi' }],
  ['the advertisement', `${page}?utm_source=bulten&kim=1`, '', { parameters: { utm_source: 'bulten' } }],
])('a request reports %s', (_case, address, referrer, expected) => {
  expect(arrivalOf(address, referrer)).toEqual({ page: '/kampanyalar/kis-lastigi', ...expected });
});
