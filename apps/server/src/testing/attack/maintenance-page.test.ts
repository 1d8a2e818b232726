import { expect, it } from 'vitest';
import type { Answer } from './exchange.ts';
import { isMaintenancePage } from './maintenance-page.ts';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "script-src 'self'",
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};
const body = '<html lang="tr"><body><div id="office"></div></body></html>';
const office: Answer = { status: 200, headers, body, ms: 5 };
const page: Answer = { ...office, status: 503, headers: { ...headers, 'retry-after': '300' } };
const sent = { method: 'GET', url: '/admin/yok?q=1', headers: {} };

it.each([
  ['as it stands', sent, page],
  ['in English', sent, { ...page, body: body.replace('"tr"', '"en"') }],
  ['for the other part of the office', { ...sent, url: '/crm-admin/a/b' }, page],
  ['for who asks for its head', { ...sent, method: 'HEAD' }, { ...page, body: '' }],
])('the maintenance page is recognised %s', (_case, request, answer) => {
  expect(isMaintenancePage(office, request, answer)).toBe(true);
});

it.each<[string, Partial<typeof sent>, Partial<Answer>]>([
  ['another status', {}, { status: 500 }],
  ['no time to come again', {}, { headers }],
  ['another time to come again', {}, { headers: { ...page.headers, 'retry-after': '2' } }],
  ['another body', {}, { body: '<html lang="tr"></html>' }],
  ['no body', {}, { body: '' }],
  ['another policy', {}, { headers: { ...page.headers, 'content-security-policy': '' } }],
  ['an address of the site', { url: '/search' }, {}],
])('%s is not the maintenance page', (_case, asked, changed) => {
  expect(isMaintenancePage(office, { ...sent, ...asked }, { ...page, ...changed })).toBe(false);
});
