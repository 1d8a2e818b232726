import { loginFields } from '@ayrac/domain/account/login.ts';
import { expect, it } from 'vitest';
import { emptyDraft, readDraft } from './draft.ts';

it('a form is read by its fields: texts as typed, boxes by presence', () => {
  const form = new FormData();
  form.set('username', ' elif ');
  form.set('rememberMe', 'on');
  form.set('more', 'x');
  expect(readDraft(form, loginFields)).toEqual({ username: ' elif ', password: '', rememberMe: true });
});

it('an empty form has no text and no tick', () => {
  expect(emptyDraft(loginFields)).toEqual({ username: '', password: '', rememberMe: false });
});
