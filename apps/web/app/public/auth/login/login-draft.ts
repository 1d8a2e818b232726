import type { Draft } from '@ayrac/browser/form/draft.ts';
import { codeField, loginFields } from '@ayrac/domain/account/login.ts';
import { type FormCheck, readFields } from '@ayrac/domain/field/field.ts';

/** Fields of the login. The code is only asked for once the server requires it. */
export const loginForm = { ...loginFields, code: { ...codeField, isRequired: false } } as const;
export const loginSecrets = ['password', 'code'] as const;
export type LoginDraft = Draft<typeof loginForm>;

/** Checks a login before it is sent. `needsCode` makes the code mandatory. */
export function checkLogin(draft: LoginDraft, needsCode: boolean): FormCheck<unknown> {
  return readFields(needsCode ? { ...loginForm, code: codeField } : loginForm, draft);
}

/** Returns the request body. The password is never trimmed. */
export function loginBody({ username, password, rememberMe, code }: LoginDraft) {
  return {
    username: username.trim(),
    password,
    rememberMe,
    ...(code.trim() === '' ? {} : { code: code.trim() }),
  };
}
