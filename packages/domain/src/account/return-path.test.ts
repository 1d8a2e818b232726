import { describe, expect, it } from 'vitest';
import { MAX_RETURN_PATH_LENGTH, readReturnPath } from './return-path.ts';

describe('return path after signing in', () => {
  it.each([
    '/',
    '/profile',
    '/en/my-campaigns',
    '/kampanyalar/kisa-hazir-lastik/teklif?x=1#form',
    '/search?q=%2F%2Fevil.example',
    '/search?q=a@b',
    '/admin/dashboard',
    '/loginhelp',
    '/%2F%2Fevil.example',
  ])('is the own path %s', (path) => {
    expect(readReturnPath(path)).toBe(path);
  });

  // Specification 4.28
  it.each([
    ['nothing', undefined],
    ['nothing', null],
    ['nothing', ''],
    ['a relative path', 'profile'],
    ['another site', 'https://evil.example/'],
    ['another site without its scheme', '//evil.example'],
    ['more slashes', '///evil.example'],
    ['a backslash for a slash', '/\\evil.example'],
    ['a backslash further on', '/profile\\@evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['dots before the slashes', '/.//evil.example'],
    ['dots that climb', '/a/..//evil.example'],
    ['script', 'javascript:alert(1)'],
    ['script behind a slash', 'javascript://x/%0aalert(1)'],
    ['data', 'data:text/html,x'],
    ['a tab that vanishes', '/\t/evil.example'],
    ['a line feed that vanishes', '/\n/evil.example'],
    ['a carriage return', '/profile\r\nset-cookie: a=b'],
    ['a zero byte', '/\u0000/evil.example'],
    ['another control character', '/\u0085profile'],
    ['a space before', ' //evil.example'],
    ['userinfo', 'http://own.invalid@evil.example/'],
    ['userinfo behind slashes', '//own.invalid@evil.example'],
    ['the login itself', '/login'],
    ['the English login', '/en/login?donus=%2Flogin'],
    ['the login in another spelling', '/Login'],
    ['the registration', '/register'],
    ['a link from a mail', '/sifre-yenile?token=x'],
    ['a call', '/api/Auth_Service/auth/logout'],
    ['an address too long for one', `/${'a'.repeat(MAX_RETURN_PATH_LENGTH)}`],
  ])('is the home page instead of %s', (_what, path) => {
    expect(readReturnPath(path)).toBe('/');
  });

  it('is percent-encoded', () => {
    expect(readReturnPath('/marka/çiçek')).toBe('/marka/%C3%A7i%C3%A7ek');
  });
});
