import { describe, expect, it } from 'vitest';
import {
  answersIn,
  otherRecipients,
  type PermissionRecord,
  permissionOf,
  permissionsOf,
  withDue,
} from './permission.ts';

type Answer = [recipient: string, channel: PermissionRecord['channel'], answer: string, day: string];

const record = ([recipient, channel, answer, day]: Answer): PermissionRecord => ({
  recipient,
  channel,
  isGiven: answer === 'yes' || answer === 'unconfirmed yes',
  isConfirmed: answer !== 'unconfirmed yes',
  beganEmpty: answer === 'left empty',
  at: new Date(`2026-11-${day}T09:00:00Z`),
});
const holding = (answers: Answer[]) =>
  permissionsOf(answers.map(record)).map(({ recipient, channel, state }) => [recipient, channel, state]);

it('answers are all listed, except for boxes that stayed empty', () => {
  const answers: Answer[] = [
    ['a@x.example', 'email', 'unconfirmed yes', '02'],
    ['5321110001', 'call', 'left empty', '02'],
    ['a@x.example', 'email', 'yes', '03'],
    ['a@x.example', 'email', 'no', '04'],
  ];
  expect(answersIn(answers.map(record)).map(({ channel, state }) => [channel, state])).toEqual([
    ['email', 'unconfirmed'],
    ['email', 'given'],
    ['email', 'refused'],
  ]);
});

describe('valid permission', () => {
  it.each<[string, Answer[], string[][]]>([
    ['nothing without an answer', [], []],
    ['nothing where a box stayed empty', [['a@x.example', 'email', 'left empty', '02']], []],
    ['a yes', [['a@x.example', 'email', 'yes', '02']], [['a@x.example', 'email', 'given']]],
    ['a no', [['a@x.example', 'email', 'no', '02']], [['a@x.example', 'email', 'refused']]],
    [
      'the later of two answers, whatever their order',
      [
        ['a@x.example', 'email', 'no', '03'],
        ['a@x.example', 'email', 'yes', '02'],
      ],
      [['a@x.example', 'email', 'refused']],
    ],
    [
      'a yes in spite of a box that stayed empty later',
      [
        ['a@x.example', 'email', 'yes', '02'],
        ['a@x.example', 'email', 'left empty', '03'],
      ],
      [['a@x.example', 'email', 'given']],
    ],
    ['nothing where a yes is not confirmed', [['a@x.example', 'email', 'unconfirmed yes', '02']], []],
    [
      'a no in spite of a later yes that is not confirmed',
      [
        ['a@x.example', 'email', 'no', '02'],
        ['a@x.example', 'email', 'unconfirmed yes', '03'],
      ],
      [['a@x.example', 'email', 'refused']],
    ],
    [
      'the no of two answers at once',
      [
        ['a@x.example', 'email', 'no', '02'],
        ['a@x.example', 'email', 'yes', '02'],
      ],
      [['a@x.example', 'email', 'refused']],
    ],
    [
      'each channel and each recipient by itself, in the order of time',
      [
        ['+905321112233', 'call', 'no', '04'],
        ['+905321112233', 'sms', 'yes', '03'],
        ['b@x.example', 'email', 'yes', '02'],
      ],
      [
        ['b@x.example', 'email', 'given'],
        ['+905321112233', 'sms', 'given'],
        ['+905321112233', 'call', 'refused'],
      ],
    ],
  ])('is %s', (_case, answers, expected) => {
    expect(holding(answers)).toEqual(expected);
  });
});

it.each([
  ['2026-11-20T09:00:00Z', '2026-11-25T20:59:59Z', '2026-11-25', false],
  ['2026-11-20T09:00:00Z', '2026-11-25T21:00:00Z', '2026-11-25', true],
  ['2026-10-28T20:30:00Z', '2026-10-28T20:30:00Z', '2026-11-03', false],
])('an answer of %s is, at %s, due on %s: overdue %s', (at, now, due, isOverdue) => {
  const permission = {
    recipient: 'a@x.example',
    channel: 'email',
    state: 'given',
    at: new Date(at),
  } as const;
  expect(withDue(permission, new Date(now))).toEqual({ ...permission, due, isOverdue });
});

describe('person with several addresses and numbers', () => {
  const of = (answers: Answer[]) => permissionsOf(answers.map(record));

  it.each<[string, Answer[], Record<string, string> | undefined]>([
    ['nothing where they never answered', [['a@x.example', 'email', 'yes', '02']], undefined],
    [
      'the latest permission, though another number refused later',
      [
        ['+905321112233', 'sms', 'yes', '02'],
        ['+905321112244', 'sms', 'yes', '03'],
        ['+905321112255', 'sms', 'no', '04'],
      ],
      { recipient: '+905321112244', state: 'given' },
    ],
    [
      'that a permission waits, where no other holds',
      [
        ['+905321112233', 'sms', 'no', '02'],
        ['+905321112233', 'sms', 'unconfirmed yes', '03'],
      ],
      { recipient: '+905321112233', state: 'unconfirmed' },
    ],
    [
      'the permission that holds, though a later one waits',
      [
        ['+905321112233', 'sms', 'yes', '02'],
        ['+905321112244', 'sms', 'unconfirmed yes', '03'],
      ],
      { recipient: '+905321112233', state: 'given' },
    ],
    [
      'a refusal that came after what waits',
      [
        ['+905321112233', 'sms', 'unconfirmed yes', '02'],
        ['+905321112233', 'sms', 'no', '03'],
      ],
      { recipient: '+905321112233', state: 'refused' },
    ],
    [
      'the latest refusal, where every number refused',
      [
        ['+905321112233', 'sms', 'no', '03'],
        ['+905321112244', 'sms', 'no', '02'],
      ],
      { recipient: '+905321112233', state: 'refused' },
    ],
  ])('has for a channel %s', (_case, answers, expected) => {
    const permission = permissionOf(answers.map(record), 'sms');
    if (expected === undefined) expect(permission).toBeUndefined();
    else expect(permission).toMatchObject(expected);
  });

  it('can be contacted when another recipient permitted it', () => {
    const permissions = of([
      ['+905321112233', 'sms', 'yes', '02'],
      ['+905321112244', 'sms', 'yes', '02'],
      ['+905321112255', 'sms', 'no', '02'],
      ['+905321112266', 'call', 'yes', '02'],
    ]);
    expect(otherRecipients(permissions, 'sms', ['+905321112233', null])).toEqual(['+905321112244']);
  });
});
