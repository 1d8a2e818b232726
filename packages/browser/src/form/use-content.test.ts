import { emailField } from '@ayrac/domain/account/identity.ts';
import { loginFields, proofFields } from '@ayrac/domain/account/login.ts';
import { phoneCodeFields } from '@ayrac/domain/account/phone-code.ts';
import { usernameField } from '@ayrac/domain/account/username.ts';
import { expect, it } from 'vitest';
import { controlProps } from './use-content.ts';

const verbatim = { autoCapitalize: 'none', spellCheck: false };
const code = { required: true, autoComplete: 'one-time-code', maxLength: 40, ...verbatim };

it.each([
  ['a username', usernameField, { required: true, autoComplete: 'username', maxLength: 30, ...verbatim }],
  ['a password', loginFields.password, { required: true, autoComplete: 'current-password' }],
  ['a code that may be a recovery code', proofFields.code, code],
  ['a code of digits', phoneCodeFields.code, { ...code, inputMode: 'numeric' }],
  ['an email address', emailField, expect.objectContaining({ inputMode: 'email' })],
])('the attributes of %s follow from its definition', (_name, field, props) => {
  expect(controlProps(field)).toEqual(props);
});
