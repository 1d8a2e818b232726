import { memoryStore } from '@ayrac/browser/form/kept-draft.ts';
import { ownKey } from '@ayrac/browser/session/own-key.ts';
import { describe, expect, it } from 'vitest';
import { filledUp, findKeptQuote, forgetQuote, keepQuote } from './kept-quote.ts';
import { emptyDraft } from './quote-draft.ts';

const HALF_AN_HOUR_MS = 30 * 60 * 1_000;
const typed = { ...emptyDraft, name: 'Işıl', kvkkConsent: true, 'marketing.sms': true, website: 'x' };
const kept = { ...emptyDraft, name: 'Işıl' };

describe.each([null, 'a-1'])('draft of %j for a campaign', (owner) => {
  const place = { owner, campaignId: 'c-1' };

  it('is restored on every load, for its campaign and without consents', () => {
    const store = memoryStore();
    keepQuote(store, place, typed, 0);
    expect(findKeptQuote(store, { ...place, campaignId: 'c-2' }, 1)).toBeNull();
    expect(findKeptQuote(store, place, 1)).toEqual(kept);
    expect(findKeptQuote(store, place, HALF_AN_HOUR_MS - 1)).toEqual(kept);
    expect(findKeptQuote(store, place, HALF_AN_HOUR_MS)).toBeNull();
  });

  it('is removed when sent or cleared, and not because another form is empty', () => {
    const store = memoryStore();
    keepQuote(store, place, typed, 0);
    keepQuote(store, { ...place, campaignId: 'c-2' }, emptyDraft, 1);
    forgetQuote(store, { ...place, campaignId: 'c-2' }, 1);
    expect(findKeptQuote(store, place, 1)).toEqual(kept);
    keepQuote(store, place, emptyDraft, 1);
    expect(findKeptQuote(store, place, 1)).toBeNull();
    keepQuote(store, place, typed, 0);
    forgetQuote(store, place, 1);
    expect(findKeptQuote(store, place, 1)).toBeNull();
  });

  it.each([['{'], ['[]'], ['{"campaignId":"c-2","until":9}'], ['{"campaignId":"c-1","values":{}}']])(
    'is ignored when invalid: %s',
    (text) => {
      const store = memoryStore();
      store.setItem(owner === null ? 'quote-draft' : ownKey(owner, 'quote-draft'), text);
      expect(findKeptQuote(store, place, 1)).toBeNull();
    },
  );
});

describe('draft of a member', () => {
  const place = { owner: 'a-1', campaignId: 'c-1' };

  it('is not shown to others', () => {
    const store = memoryStore();
    keepQuote(store, place, typed, 0);
    expect(findKeptQuote(store, { ...place, owner: 'a-2' }, 1)).toBeNull();
    expect(findKeptQuote(store, { ...place, owner: null }, 1)).toBeNull();
  });

  it('may begin before signing in and belongs to the member afterwards', () => {
    const store = memoryStore();
    keepQuote(store, { ...place, owner: null }, typed, 0);
    expect(findKeptQuote(store, place, 1)).toEqual(kept);
    keepQuote(store, place, typed, 1);
    expect(findKeptQuote(store, { ...place, owner: null }, 2)).toBeNull();
    expect(findKeptQuote(store, place, 2)).toEqual(kept);
  });
});

describe('form restored from a draft', () => {
  const left = { ...emptyDraft, name: 'Işıl', city: 'İzmir', town: 'Bornova' };

  it('keeps what was typed meanwhile', () => {
    const now = { ...emptyDraft, name: 'Ege', kvkkConsent: true };
    expect(filledUp(now, left)).toEqual({ ...now, city: 'İzmir', town: 'Bornova' });
  });

  it('drops a district of another province', () => {
    expect(filledUp({ ...emptyDraft, city: 'Ankara' }, left)).toMatchObject({ city: 'Ankara', town: '' });
    expect(filledUp({ ...emptyDraft, city: 'İzmir' }, left)).toMatchObject({ town: 'Bornova' });
  });
});
