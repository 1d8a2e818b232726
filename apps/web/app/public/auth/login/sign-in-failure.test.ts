import { SignInFailure } from '@ayrac/browser/session/sign-in.ts';
import { ApiProblem } from '@ayrac/contract/client.ts';
import type { RefusalCode } from '@ayrac/domain/refusal.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { expect, it } from 'vitest';
import { loginFailureOf } from './sign-in-failure.ts';

const { login } = tr;
const unknown = 'Bir hata oluştu';
const problem = (status: number, error: string, code: RefusalCode = 'internal') =>
  new ApiProblem({ status, code, error });

// Specification 8.1
it('shows the exact texts of the specification', () => {
  expect(login.refused).toBe('Giriş başarısız. Lütfen bilgilerinizi kontrol edin.');
});

// Specification 8.2, 8.3
it.each([
  ['a 401 with a message', problem(401, 'Kod hatalı.'), login.refused, 'Kod hatalı.'],
  ['a 401 without one', problem(401, unknown), login.refused, login.wrong],
  ['a 401 with an empty one', problem(401, ''), login.refused, login.wrong],
  ['too many tries', problem(429, 'Çok sık denendi.', 'login-throttled'), 'Çok sık denendi.', ''],
  ['a 503 with a message', problem(503, 'Yoğunluk var.'), login.failed, 'Yoğunluk var.'],
  ['a gateway’s page', problem(502, unknown), login.failed, login.tryAgain],
  ['no answer', problem(0, 'Zamanında yanıt yok.'), login.failed, 'Zamanında yanıt yok.'],
  ['a token without claims', new SignInFailure('token-unreadable'), login.failed, login.tokenUnreadable],
  ['no user in the response', new SignInFailure('user-unknown'), login.failed, login.userUnknown],
  ['a mistake of our own', new TypeError('x is undefined'), login.failed, login.tryAgain],
])('%s is shown', (_what, error, title, detail) => {
  expect(loginFailureOf(error, login, unknown)).toEqual({ title, detail });
});
