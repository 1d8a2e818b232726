import { describe, expect, it } from 'vitest';
import { dayInMs, hourInMs, minuteInMs } from '../time/istanbul-time.ts';
import {
  afterFailedAttempt,
  isRefusedForGood,
  mailExpiry,
  mailLinkMs,
  mailNewsMs,
  mailPausesMs,
} from './mail-delivery.ts';

const now = new Date('2026-11-20T09:00:00Z');

describe('failed mail', () => {
  it.each([
    [1, '2026-11-20T09:01:00.000Z'],
    [2, '2026-11-20T09:05:00.000Z'],
    [3, '2026-11-20T09:30:00.000Z'],
    [4, '2026-11-20T11:00:00.000Z'],
    [5, '2026-11-20T21:00:00.000Z'],
    [7, '2026-11-21T09:00:00.000Z'],
  ])('is retried after attempt %i at %s', (attempts, at) => {
    expect(afterFailedAttempt(attempts, false, now)).toEqual({ kind: 'again', at: new Date(at) });
  });

  it.each([
    ['after the last pause', mailPausesMs.length + 1, false],
    ['immediately after a permanent refusal', 1, true],
  ])('is given up %s', (_when, attempts, isForGood) => {
    expect(afterFailedAttempt(attempts, isForGood, now)).toEqual({ kind: 'dead' });
  });

  it('is retried for more than two days', () => {
    const total = mailPausesMs.reduce((sum, pause) => sum + pause, 0);
    expect(total).toBeGreaterThan(2 * 24 * 60 * minuteInMs);
  });
});

it.each([
  ['an unknown recipient', { command: 'RCPT TO', code: 550 }, true],
  ['a letter that is not wanted', { command: 'DATA', code: 554 }, true],
  ['a full mailbox', { command: 'RCPT TO', code: 452 }, false],
  ['a busy server', { command: 'CONN', code: 421 }, false],
  ['a wrong password of ours', { command: 'AUTH PLAIN', code: 535 }, false],
  ['an address of ours that is not wanted', { command: 'MAIL FROM', code: 550 }, false],
  ['a server that says no to everybody', { command: 'CONN', code: 554 }, false],
  ['a recipient without a code', { command: 'RCPT TO' }, false],
  ['silence', {}, false],
])('%s (%j) is permanent: %s', (_what, answer, isForGood) => {
  expect(isRefusedForGood(answer)).toBe(isForGood);
});

it.each([
  ['password-reset', mailLinkMs['password-reset'] - 1, null],
  ['password-reset', mailLinkMs['password-reset'], 'mail-link-expired'],
  ['campaign-ending', mailNewsMs['campaign-ending'] - 1, null],
  ['campaign-ending', mailNewsMs['campaign-ending'], 'mail-outdated'],
  ['newsletter-edition', 90 * dayInMs, 'mail-outdated'],
  ['lead-marketing', mailNewsMs['lead-marketing'] - 1, null],
  ['lead-marketing', mailNewsMs['lead-marketing'], 'mail-outdated'],
  ['lead-mail', 90 * dayInMs, null],
  ['leads-planned', 90 * dayInMs, 'mail-outdated'],
  ['request-received', 1_000 * hourInMs, null],
  ['text-changed', 90 * dayInMs, null],
])('the mail %s, written %i milliseconds ago, has expired: %s', (template, age, expiry) => {
  expect(mailExpiry({ template, createdAt: new Date(now.getTime() - age) }, now)).toBe(expiry);
});

it('every mail that goes out of date does so after its last attempt', () => {
  const attempts = mailPausesMs.reduce((sum, pause) => sum + pause, 0);
  expect(Math.min(...Object.values(mailNewsMs))).toBeGreaterThan(attempts);
});
