import { describe, expect, it } from 'vitest';
import { emptyDraft, quoteBody, rawQuote, readDraft } from './quote-draft.ts';

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

const subject = { campaignId: 'c-1', noticeVersion: '2026-11', questionsVersion: '2026-12' };

describe('draft of a form', () => {
  it('keeps texts and ticks', () => {
    const draft = readDraft(formOf({ name: ' Işıl ', phoneNumber: '+90 532', 'marketing.sms': 'on' }));
    expect(draft).toEqual({ ...emptyDraft, name: ' Işıl ', phoneNumber: '+90 532', 'marketing.sms': true });
  });

  it('starts with every box empty', () => {
    const { kvkkConsent, explicitConsent, marketing } = rawQuote(emptyDraft);
    expect([kvkkConsent, explicitConsent, ...Object.values(marketing)]).toEqual(Array(5).fill(false));
  });

  it('is limited to what the server reads', () => {
    expect(readDraft(formOf({ name: 'a'.repeat(900) })).name).toHaveLength(500);
  });
});

describe('body of a request', () => {
  // Specification 7.15
  it('has the field names of the specified call', () => {
    const draft = readDraft(formOf({ name: 'Işıl', city: 'İzmir', 'contactPreference.channel': 'sms' }));
    expect(quoteBody(draft, subject)).toMatchObject({
      name: 'Işıl',
      city: 'İzmir',
      country: 'Türkiye',
      campaignId: 'c-1',
      noticeVersion: '2026-11',
      questionsVersion: '2026-12',
      contactPreference: { channel: 'sms', timeOfDay: undefined },
      marketing: { email: false, sms: false, call: false },
      website: '',
    });
  });

  it('includes the honeypot field', () => {
    expect(quoteBody(readDraft(formOf({ website: 'http://spam' })), subject).website).toBe('http://spam');
  });
});
