import { expect, it } from 'vitest';
import { noMarketing } from './quote.ts';
import { noticeForBrand, recordQuoteConsent } from './quote-consent.ts';

// Specification 1.13
it.each([
  ['BMW', 'borusan'],
  ['Borusan Oto bmw', 'borusan'],
  ['Bmw Motorrad', 'borusan'],
  ['Borusan', 'general'],
  ['Anka Motor', 'general'],
  ['', 'general'],
])('a campaign of "%s" shows the %s notice', (brand, notice) => {
  expect(noticeForBrand(brand)).toBe(notice);
});

const now = new Date('2026-11-20T12:00:00Z');
const notice = { kind: 'general', version: '2026-1', hash: 'abc' } as const;

it('keeps reading, consent and each channel apart', () => {
  const contact = {
    explicitConsent: false,
    marketing: { ...noMarketing, sms: true },
    noticeVersion: '2026-1',
  };
  expect(recordQuoteConsent(contact, notice, now)).toEqual({
    notice,
    disclosureRead: true,
    explicitConsent: false,
    marketing: { email: false, sms: true, call: false },
    claimedVersion: null,
    at: now,
  });
});

it('keeps the version that an old page claims to have shown', () => {
  const contact = { explicitConsent: false, marketing: noMarketing, noticeVersion: '2025-4' };
  expect(recordQuoteConsent(contact, notice, now).claimedVersion).toBe('2025-4');
});
