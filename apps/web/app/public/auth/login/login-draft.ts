import type { Draft } from '@ayrac/browser/form/draft.ts';
import { codeField, loginFields } from '@ayrac/domain/account/login.ts';
import { readFields } from '@ayrac/domain/field.ts';
import type { FormCheck } from '@ayrac/domain/quote/quote.ts';

/** The form of a login; its code is asked for once the server wants it. */
export const loginForm = { ...loginFields, code: { ...codeField, isRequired: false } } as const;
export const loginSecrets = ['password', 'code'] as const;
export type LoginDraft = Draft<typeof loginForm>;

/** What the login needs before it is worth asking; `code` once the server asked for it. */
export function checkLogin(draft: LoginDraft, needsCode: boolean): FormCheck<unknown> {
  return readFields(needsCode ? { ...loginForm, code: codeField } : loginForm, draft);
}

/** The draft as the call takes it; a password is never trimmed. */
export function loginBody({ username, password, rememberMe, code }: LoginDraft) {
  return {
    username: username.trim(),
    password,
    rememberMe,
    ...(code.trim() === '' ? {} : { code: code.trim() }),
  };
}
