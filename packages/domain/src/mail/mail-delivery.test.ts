import { expect, it } from 'vitest';
import { dayInMs, hourInMs } from '../time/istanbul-time.ts';
import {
  isGivenUp,
  isRefusedForGood,
  mailAttempts,
  mailExpiry,
  mailLinkMs,
  mailNewsMs,
} from './mail-delivery.ts';

const now = new Date('2026-11-20T09:00:00Z');

it.each([
  ['after a failed attempt', 1, false, false],
  ['before the last attempt', mailAttempts - 1, false, false],
  ['after the last attempt', mailAttempts, false, true],
  ['after an attempt that a killed worker began', mailAttempts + 1, false, true],
  ['after a permanent refusal', 1, true, true],
])('%s (%i, permanent: %s) a mail is given up: %s', (_when, attempts, isForGood, isOver) => {
  expect(isGivenUp(attempts, isForGood)).toBe(isOver);
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
