import type { FormCheck } from '@ayrac/domain/quote/quote.ts';
import type { FieldProblems } from '@ayrac/domain/refusal.ts';
import type { Draft } from '#web/form/use-form.ts';

export const loginNames = ['username', 'password', 'rememberMe', 'code'] as const;
export const loginSecrets = ['password', 'code'] as const;
export type LoginName = (typeof loginNames)[number];

/** What the login needs before it is worth asking; `code` once the server asked for it. */
export function checkLogin(draft: Draft<LoginName>, needsCode: boolean): FormCheck<unknown> {
  const needed: readonly LoginName[] = needsCode
    ? ['username', 'password', 'code']
    : ['username', 'password'];
  const missing = needed.filter((name) => draft[name].trim() === '');
  const fields: FieldProblems = Object.fromEntries(missing.map((name) => [name, 'required']));
  return missing.length === 0 ? { kind: 'ok', value: draft } : { kind: 'invalid', fields };
}

/** The draft as the call takes it; a password is never trimmed. */
export function loginBody({ username, password, rememberMe, code }: Draft<LoginName>) {
  return {
    username: username.trim(),
    password,
    rememberMe: rememberMe !== '',
    ...(code.trim() === '' ? {} : { code: code.trim() }),
  };
}
