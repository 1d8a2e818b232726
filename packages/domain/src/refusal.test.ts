import { expect, it } from 'vitest';
import { isRefusalCode, type RefusalCode, RefusalError, refusalStatus, refuse, statusOf } from './refusal.ts';

// Specification 8.25
it.each<[RefusalCode, number]>([
  ['validation-failed', 400],
  ['unauthenticated', 401],
  ['forbidden', 403],
  ['not-found', 404],
  ['duplicate-quote', 409],
  ['gone', 410],
  ['payload-too-large', 413],
  ['idempotency-key-reused', 422],
  ['proof-needed', 429],
  ['too-many-requests', 429],
  ['overloaded', 503],
])('%s has the status %i', (code, status) => {
  expect(statusOf(code)).toBe(status);
});

it('only a missing permission has the status 403, which ends the session', () => {
  const forbidding = Object.entries(refusalStatus).filter(([, status]) => status === 403);
  expect(forbidding).toEqual([['forbidden', 403]]);
});

it('a refusal names the invalid fields, or none', () => {
  expect(refuse('validation-failed', { email: 'invalid-email' }).fields).toEqual({ email: 'invalid-email' });
  expect(refuse('gone')).toEqual({ kind: 'refusal', code: 'gone', fields: {} });
});

it('a thrown refusal carries the refusal', () => {
  const error = new RefusalError('validation-failed', { city: 'unknown-city' });
  expect(error).toBeInstanceOf(Error);
  expect(error.refusal).toEqual(refuse('validation-failed', { city: 'unknown-city' }));
});

it.each([
  ['not-found', true],
  ['toString', false],
  ['', false],
])('"%s" is a code: %s', (text, expected) => {
  expect(isRefusalCode(text)).toBe(expected);
});
