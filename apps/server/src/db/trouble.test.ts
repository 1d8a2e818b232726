import { expect, it } from 'vitest';
import { DatabaseUnavailable, isDatabaseUnavailable, type Trouble, troubleOf } from './trouble.ts';

const coded = (code: string) => Object.assign(new Error('The database says so.'), { code });

it.each<[string, Error, Trouble]>([
  ['a connection that is refused', new DatabaseUnavailable(coded('ECONNREFUSED')), 'away'],
  ['a connection that breaks', coded('ECONNRESET'), 'away'],
  ['a broken connection by its words', new Error('Connection terminated unexpectedly'), 'away'],
  ['an answer that never comes', new Error('Query read timeout'), 'away'],
  ['an administrator’s shutdown', coded('57P01'), 'away'],
  ['a server that starts', coded('57P03'), 'away'],
  ['a lost connection as the server sees it', coded('08006'), 'away'],
  ['a full disk', coded('53100'), 'disk-full'],
  ['a disk that fails', coded('58030'), 'disk-failed'],
  ['a standby', coded('25006'), 'read-only'],
  ['too little memory', coded('53200'), 'out-of-memory'],
  ['too many connections', coded('53300'), 'out-of-connections'],
  ['a pool without free connections', new Error('timeout exceeded when trying to connect'), 'pool-empty'],
  ['a lock held by another transaction', coded('55P03'), 'lock-wait'],
  ['a statement that takes too long', coded('57014'), 'too-slow'],
])('recognises %s', (_name, error, trouble) => {
  expect(troubleOf(error)).toBe(trouble);
  expect(troubleOf(new Error('Failed query', { cause: error }))).toBe(trouble);
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it.each([
  ['a violated constraint', coded('23505')],
  ['a statement that is wrong', coded('42601')],
  ['a file that is not there', coded('ENOENT')],
  ['another server that refuses', coded('ECONNREFUSED')],
  ['no error', 'away'],
])('does not treat %s as database trouble', (_name, error) => {
  expect(troubleOf(error)).toBeUndefined();
  expect(isDatabaseUnavailable(error)).toBe(false);
});
