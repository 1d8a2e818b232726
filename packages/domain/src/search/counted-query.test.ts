import { expect, it } from 'vitest';
import { countedQuery, countedSpelling, longestCountedQuery } from './counted-query.ts';

it.each([
  ['Çamaşır Makinesi', 'camasir makinesi'],
  ['  SİGORTA ', 'sigorta'],
  ['iPhone 17 256 GB', 'iphone 17 256 gb'],
  ['BMW 320i 2026', 'bmw 320i 2026'],
  ['kredi 500.000', 'kredi 500 000'],
])('"%s" is counted as "%s"', (term, key) => {
  expect(countedQuery(term)).toBe(key);
});

it.each([
  ['nothing', ''],
  ['only punctuation', '???'],
  ['only invisible characters', '\u00ad\u200b'],
  ['an e-mail', 'sebnem@example.com'],
  ['an e-mail in wide letters', 'sebnem＠example.com'],
  ['a phone', '5321234567'],
  ['a grouped phone', '+90 (532) 123 45 67'],
  ['a phone within words', 'ara beni 0532-123.45.67 hemen'],
  ['an identity number', '12345678901'],
  ['an account', 'TR33 0006 1005 1978 6457 8413 26'],
  ['a phone in wide digits', '５３２１２３４５６７'],
  ['a phone with invisible characters', '532\u00ad123\u200b45\u200b67'],
])('%s is not counted', (_, term) => {
  expect(countedQuery(term)).toBeUndefined();
});

it.each([
  ['  Şükrü  Pizza ', 'Şükrü Pizza'],
  ['sigorta\t\n2026', 'sigorta 2026'],
  ['oto\u202ekredi\u0000', 'otokredi'],
  ['C\u0327ay', 'Çay'],
])('%j is recorded as "%s"', (term, spelling) => {
  expect(countedSpelling(term)).toBe(spelling);
});

it('has a limited length', () => {
  expect(countedSpelling('🎁'.repeat(70))).toBe('🎁'.repeat(longestCountedQuery));
  expect(countedQuery('kampanya '.repeat(40))?.length).toBeLessThanOrEqual(longestCountedQuery);
});
