import { describe, expect, it } from 'vitest';
import { emptyDraft, quoteBody, rawQuote, readDraft } from './quote-draft.ts';

function formOf(entries: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
}

const subject = { campaignId: 'c-1', noticeVersion: '2026-11', questionsVersion: '2026-12' };

describe('the draft of a form', () => {
  it('keeps what was typed and ticked', () => {
    const draft = readDraft(formOf({ name: ' Işıl ', phoneNumber: '+90 532', 'marketing.sms': 'on' }));
    expect(draft).toEqual({ ...emptyDraft, name: ' Işıl ', phoneNumber: '+90 532', 'marketing.sms': true });
  });

  it('starts with every box empty', () => {
    const { kvkkConsent, explicitConsent, marketing } = rawQuote(emptyDraft);
    expect([kvkkConsent, explicitConsent, ...Object.values(marketing)]).toEqual(Array(5).fill(false));
  });

  it('never grows beyond what the server reads', () => {
    expect(readDraft(formOf({ name: 'a'.repeat(900) })).name).toHaveLength(500);
  });
});

describe('the body of a request', () => {
  // Specification 7.15
  it('names the fields as the specified call does', () => {
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

  it('carries what a robot wrote into the field that nobody sees', () => {
    expect(quoteBody(readDraft(formOf({ website: 'http://spam' })), subject).website).toBe('http://spam');
  });
});
