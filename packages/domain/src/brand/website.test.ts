import { expect, it } from 'vitest';
import { readWebsite } from './website.ts';

const read = (text: string) => readWebsite(text, 40);

it.each(['https://marka.example', 'http://marka.example/tr?dil=tr#iletisim', 'HTTPS://Çiçek.example'])(
  'takes %s as it was typed',
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
])('does not take %s', (text) => {
  expect(read(text)).toEqual({ kind: 'problem', problem: 'invalid-website' });
});

it('says what is too long', () => {
  expect(read(`https://${'a'.repeat(40)}.example`)).toEqual({ kind: 'problem', problem: 'too-long' });
});
