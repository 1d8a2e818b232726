import { ownKey } from '@ayrac/browser/session/own-key.ts';
import { fakeStorage } from '@ayrac/browser/testing/fake-storage.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDraft } from '#web/public/quote/form/quote-draft.ts';
import { forgetWizard, type KeptWizard, keepWizard, readKeptWizard } from './kept-wizard.ts';

const kept: KeptWizard = {
  step: 'contact',
  path: ['car', 'new'],
  campaign: { id: 'c1', slug: 'lodos' },
  values: { ...emptyDraft, name: 'Şebnem', email: 'sebnem@example.com' },
};
const MINUTE_MS = 60_000;

const store = fakeStorage();
beforeEach(() => store.clear());

describe.each([null, 'a-1'])('stored wizard of %j', (owner) => {
  it('is restored unchanged', () => {
    keepWizard(store, owner, kept, 0);
    expect(readKeptWizard(store, owner, 29 * MINUTE_MS)).toEqual(kept);
  });

  it('is deleted after half an hour without a change', () => {
    keepWizard(store, owner, kept, 0);
    expect(readKeptWizard(store, owner, 30 * MINUTE_MS)).toBeNull();
    expect(store.length).toBe(0);
  });

  it('contains no consents and no honeypot value', () => {
    const ticked = { ...kept.values, kvkkConsent: true, 'marketing.sms': true, website: 'x' };
    keepWizard(store, owner, { ...kept, values: ticked }, 0);
    expect(readKeptWizard(store, owner, 1)?.values).toEqual(kept.values);
    expect(Object.values(store).join()).not.toMatch(/true|"x"/);
  });

  it('is deleted once sent', () => {
    keepWizard(store, owner, kept, 0);
    forgetWizard(store, owner);
    expect(readKeptWizard(store, owner, 1)).toBeNull();
  });

  it('is not stored without choices or input', () => {
    keepWizard(store, owner, kept, 0);
    keepWizard(store, owner, { ...kept, path: [], campaign: null, values: emptyDraft }, 1);
    expect(store.length).toBe(0);
  });

  it.each(['', 'null', '[]', '{', '{"until":9e15,"step":"elsewhere"}', '{"step":"contact"}'])(
    'is ignored as %j',
    (text) => {
      store.setItem(owner === null ? 'quote-wizard' : ownKey(owner, 'quote-wizard'), text);
      expect(readKeptWizard(store, owner, 0)).toBeNull();
    },
  );

  it('with invalid content does not break the form', () => {
    store.setItem(
      owner === null ? 'quote-wizard' : ownKey(owner, 'quote-wizard'),
      '{"until":9e15,"step":"contact","path":7,"campaign":7,"values":{"name":7}}',
    );
    expect(readKeptWizard(store, owner, 0)).toEqual({
      step: 'contact',
      path: [],
      campaign: null,
      values: emptyDraft,
    });
  });
});

describe('stored wizard of a member', () => {
  it('is not shown to others', () => {
    keepWizard(store, 'a-1', kept, 0);
    expect(readKeptWizard(store, null, 1)).toBeNull();
    expect(readKeptWizard(store, 'a-2', 1)).toBeNull();
    expect(readKeptWizard(store, 'a-1', 1)).toEqual(kept);
  });

  it('may begin before signing in and belongs to the member afterwards', () => {
    keepWizard(store, null, kept, 0);
    expect(readKeptWizard(store, 'a-1', 1)).toEqual(kept);
    keepWizard(store, 'a-1', kept, 1);
    expect(readKeptWizard(store, null, 2)).toBeNull();
    expect(readKeptWizard(store, 'a-1', 2)).toEqual(kept);
  });
});
