import { expect, it } from 'vitest';
import { readWebhookAddress } from './webhook-address.ts';

it.each([
  ['https://crm.ornek.com/istekler', 'https://crm.ornek.com/istekler'],
  ['  https://crm.ornek.com:8443/a?b=1 ', 'https://crm.ornek.com:8443/a?b=1'],
  ['HTTPS://CRM.Örnek.com', 'https://crm.xn--rnek-4qa.com/'],
])('accepts %s', (text, value) => {
  expect(readWebhookAddress(text)).toEqual({ kind: 'ok', value });
});

it.each([
  'http://crm.ornek.com/',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://crm/',
  'https://ali:gizli@crm.ornek.com/',
  'https://crm.ornek.com/#a',
  'https://crm..ornek.com/',
  'ftp://crm.ornek.com/',
  'javascript:alert(1)',
  'crm.ornek.com',
])('refuses %s', (text) => {
  expect(readWebhookAddress(text)).toEqual({ kind: 'problem', problem: 'invalid-webhook' });
});
