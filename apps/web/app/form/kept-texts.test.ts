import { memoryStore } from '@ayrac/browser/form/kept-draft.ts';
import { registrationFields } from '@ayrac/domain/account/registration.ts';
import { expect, it } from 'vitest';
import { findTexts, forgetTexts, keepTexts } from './kept-texts.ts';

const HALF_AN_HOUR_MS = 30 * 60 * 1_000;
const fields = registrationFields;
const empty = {
  username: '',
  email: '',
  password: '',
  passwordConfirmation: '',
  kvkkConsent: false,
  noticeVersion: '',
};
const typed = { ...empty, username: 'elif', password: 'Kiraz-Dali7', kvkkConsent: true };
const place = { form: 'register', owner: null };

it('texts come back for their form and owner within half an hour, without passwords and check boxes', () => {
  const store = memoryStore();
  keepTexts(store, place, fields, typed, 0);
  expect(findTexts(store, place, fields, HALF_AN_HOUR_MS - 1)).toEqual([['username', 'elif']]);
  expect(findTexts(store, { ...place, form: 'contact' }, fields, 1)).toEqual([]);
  expect(findTexts(store, { ...place, owner: 'a-1' }, fields, 1)).toEqual([]);
  expect(findTexts(store, place, fields, HALF_AN_HOUR_MS)).toEqual([]);
});

it('texts are removed when sent or cleared, and not because another form is empty', () => {
  const store = memoryStore();
  const other = { ...place, form: 'contact' };
  keepTexts(store, place, fields, typed, 0);
  keepTexts(store, other, fields, empty, 1);
  forgetTexts(store, other, 1);
  expect(findTexts(store, place, fields, 1)).toHaveLength(1);
  keepTexts(store, place, fields, empty, 1);
  expect(findTexts(store, place, fields, 1)).toEqual([]);
  keepTexts(store, place, fields, typed, 0);
  forgetTexts(store, place, 1);
  expect(findTexts(store, place, fields, 1)).toEqual([]);
});
