import { describe, expect, it } from 'vitest';
import {
  inboxStates,
  isSuspectFilling,
  mayBecome,
  validateContactMessage,
  validateReport,
  writtenLength,
} from './inbox.ts';
import { paragraphsOf } from './inbox-thread.ts';

const message = {
  name: 'Şebnem Iğdır',
  email: ' Sebnem@Ornek.example ',
  topic: 'campaign',
  message: 'Merhaba,\r\nfiyat tutmuyor.',
  kvkkConsent: true,
};

describe('contact message', () => {
  it('keeps its lines and has its phone as digits', () => {
    expect(validateContactMessage({ ...message, phone: '0532 111 22 33', noticeVersion: '2026-11' })).toEqual(
      {
        kind: 'ok',
        value: {
          name: 'Şebnem Iğdır',
          email: 'Sebnem@Ornek.example',
          phone: '5321112233',
          topic: 'campaign',
          message: 'Merhaba,\nfiyat tutmuyor.',
          noticeVersion: '2026-11',
        },
      },
    );
  });

  it.each([
    ['name', { name: ' ' }, 'required'],
    ['name', { name: 'a'.repeat(121) }, 'too-long'],
    ['email', { email: 'sebnem' }, 'invalid-email'],
    ['email', { email: undefined }, 'required'],
    ['phone', { phone: '12' }, 'not-mobile'],
    ['topic', { topic: '' }, 'required'],
    ['topic', { topic: 'weather' }, 'not-a-choice'],
    ['message', { message: ' \n ' }, 'required'],
    ['message', { message: 'a'.repeat(4_001) }, 'too-long'],
    ['kvkkConsent', { kvkkConsent: false }, 'must-accept'],
    ['noticeVersion', { noticeVersion: 'a'.repeat(41) }, 'too-long'],
  ])('with an invalid %s (%j) is refused as %s', (field, change, problem) => {
    expect(validateContactMessage({ ...message, ...change })).toEqual({
      kind: 'invalid',
      fields: { [field]: problem },
    });
  });

  it('reports every missing field', () => {
    const check = validateContactMessage({});
    expect(check.kind === 'invalid' && Object.keys(check.fields)).toEqual([
      'name',
      'email',
      'topic',
      'message',
      'kvkkConsent',
    ]);
  });

  it('counts a line break as one character, as stored', () => {
    expect(writtenLength('a\r\nb')).toBe(3);
    expect(validateContactMessage({ ...message, message: '\r\na'.repeat(2_000).trim() }).kind).toBe('ok');
  });

  it('loses characters that reverse its text', () => {
    const check = validateContactMessage({ ...message, message: 'a\u202eb\u0007c\td' });
    expect(check.kind === 'ok' && check.value.message).toBe('a b c d');
  });
});

describe('a report', () => {
  it.each([
    [{ reason: 'ended' }, { reason: 'ended', text: null, email: null }],
    [
      { reason: 'wrong-price', text: ' 100 değil 120 ', email: 'a@b.co' },
      { reason: 'wrong-price', text: '100 değil 120', email: 'a@b.co' },
    ],
    [
      { reason: 'other', text: 'Görsel başka' },
      { reason: 'other', text: 'Görsel başka', email: null },
    ],
  ])('%j is accepted', (raw, value) => {
    expect(validateReport(raw)).toEqual({ kind: 'ok', value });
  });

  it.each([
    [{}, { reason: 'required' }],
    [{ reason: 'sold' }, { reason: 'not-a-choice' }],
    [{ reason: 'other' }, { text: 'required' }],
    [{ reason: 'ended', text: 'a'.repeat(1_001) }, { text: 'too-long' }],
    [{ reason: 'ended', email: 'a@' }, { email: 'invalid-email' }],
  ])('%j is refused', (raw, fields) => {
    expect(validateReport(raw)).toEqual({ kind: 'invalid', fields });
  });
});

describe('form filling', () => {
  it.each([
    [{}, false],
    [{ website: '  ' }, false],
    [{ website: 'https://spam.example' }, true],
    [{ tookMs: 1_999 }, true],
    [{ tookMs: 2_000 }, false],
  ])('%j is suspect: %s', (filling, isSuspect) => {
    expect(isSuspectFilling(filling)).toBe(isSuspect);
  });
});

describe('states of an entry', () => {
  it.each([
    ['new', ['read', 'answered', 'closed']],
    ['read', ['new', 'answered', 'closed']],
    ['answered', ['read', 'closed']],
    ['closed', ['read']],
  ] as const)('from %s lead to %j', (from, to) => {
    expect(inboxStates.filter((state) => mayBecome(from, state))).toEqual(to);
  });
});

it.each([
  ['Merhaba,\r\nfiyatı düzelttik.\r\n \r\n\r\nİyi günler', ['Merhaba,\nfiyatı düzelttik.', 'İyi günler']],
  ['\n Tek satır \n', ['Tek satır']],
  [' \n ', []],
])('a text is split into paragraphs at blank lines: %j', (text, paragraphs) => {
  expect(paragraphsOf(text)).toEqual(paragraphs);
});
