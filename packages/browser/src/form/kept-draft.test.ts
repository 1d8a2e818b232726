import { loginFields } from '@ayrac/domain/account/login.ts';
import { trapField } from '@ayrac/domain/field/field.ts';
import { expect, it } from 'vitest';
import { fakeStorage } from '../testing/fake-storage.ts';
import { findDraft, forgetDraft, forgetExpired, keepDraft, keptTexts, memoryStore } from './kept-draft.ts';

const place = { name: 'profile', owner: 'a-1' };

it('a stored draft is restored for its owner until it expires, and then deleted', () => {
  const store = memoryStore();
  keepDraft(store, place, { typed: 'Elif' }, 10);
  expect(findDraft(store, place, 9)).toEqual({ typed: 'Elif' });
  expect(findDraft(store, { ...place, owner: 'a-2' }, 9)).toBeNull();
  expect(findDraft(store, { ...place, owner: null }, 9)).toBeNull();
  expect(findDraft(store, place, 10)).toBeNull();
  expect(findDraft(store, place, 9)).toBeNull();
});

it('expired drafts of a kind are deleted, whoever made them', () => {
  const store = fakeStorage();
  keepDraft(store, { name: 'gallery:one', owner: 'a-1' }, {}, 10);
  keepDraft(store, { name: 'gallery:two', owner: 'a-2' }, {}, 10);
  keepDraft(store, { name: 'gallery:three', owner: 'a-1' }, {}, 11);
  keepDraft(store, place, {}, 10);
  store.setItem('gallery:of another program', 'kept');
  forgetExpired(store, 'gallery:', 10);
  expect(Object.keys(store)).toEqual([
    'own:a-1:gallery:three',
    'own:a-1:profile',
    'gallery:of another program',
  ]);
});

it('what is kept without an end comes back at any time', () => {
  const store = memoryStore();
  keepDraft(store, place, { typed: 'Elif' });
  expect(findDraft(store, place, Date.parse('2100-01-01'))).toEqual({ typed: 'Elif' });
});

it('what is forgotten does not come back', () => {
  const store = memoryStore();
  keepDraft(store, place, {}, 10);
  forgetDraft(store, place);
  expect(findDraft(store, place, 1)).toBeNull();
});

it('only the texts of a form are restored: no passwords, no consents, no honeypot, nothing else', () => {
  const fields = { ...loginFields, website: trapField };
  const kept = keptTexts(fields, {
    username: 'elif',
    password: 'Kiraz-Dali7',
    rememberMe: true,
    website: 'x',
    more: 1,
  });
  expect(kept).toEqual({ username: 'elif', password: '', rememberMe: false, website: '' });
  expect(keptTexts(fields, 7)).toEqual({ username: '', password: '', rememberMe: false, website: '' });
});
