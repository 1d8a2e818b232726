import { describe, expect, it } from 'vitest';
import { parseUsername, usernameKey } from './username.ts';

describe('a username', () => {
  it.each([
    ['elif', 'elif'],
    ['  Elif.Yilmaz ', 'Elif.Yilmaz'],
    ['e-l_i.f', 'e-l_i.f'],
    ['123', '123'],
    ['a'.repeat(30), 'a'.repeat(30)],
  ])('"%s" is parsed as %s', (text, username) => {
    expect(parseUsername(text)).toEqual({ kind: 'ok', value: username });
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['ab', 'short-username'],
    ['şe', 'invalid-username'],
    ['.elif', 'invalid-username'],
    ['elif-', 'invalid-username'],
    ['şeker', 'invalid-username'],
    ['elif yılmaz', 'invalid-username'],
    ['elif@ornek.example', 'invalid-username'],
    ['еlif', 'invalid-username'],
    ['elif\u0000', 'invalid-username'],
    ['a'.repeat(31), 'too-long'],
  ])('"%s": %s', (text, problem) => {
    expect(parseUsername(text)).toEqual({ kind: 'problem', problem });
  });

  it.each([
    ['IRMAK', 'irmak'],
    [' Elif ', 'elif'],
    ['İnci', 'İnci'],
  ])('"%s" is compared as %s in any locale', (username, key) => {
    expect(usernameKey(username)).toBe(key);
  });
});
