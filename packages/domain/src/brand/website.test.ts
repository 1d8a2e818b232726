import { expect, it } from 'vitest';
import { readWebsite } from './website.ts';

const read = (text: string) => readWebsite(text, 40);

it.each(['https://marka.example', 'http://marka.example/tr?dil=tr#iletisim', 'HTTPS://Çiçek.example'])(
  'accepts %s as typed',
  (text) => {
    expect(read(` ${text} `)).toEqual({ kind: 'ok', value: text });
  },
);

it.each([
  'marka.example',
  'javascript:alert(1)',
  'ftp://marka.example',
  'https://marka',
  'https://banka.example@marka.example',
  'https://marka.example/a b',
  String.raw`https:\\marka.example`,
])('refuses %s', (text) => {
  expect(read(text)).toEqual({ kind: 'problem', problem: 'invalid-website' });
});

it('reports an address that is too long', () => {
  expect(read(`https://${'a'.repeat(40)}.example`)).toEqual({ kind: 'problem', problem: 'too-long' });
});
