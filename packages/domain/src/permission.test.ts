import { describe, expect, it } from 'vitest';
import { type PermissionRecord, permissionsOf, withDue } from './permission.ts';

type Answer = [recipient: string, channel: PermissionRecord['channel'], answer: string, day: string];

const record = ([recipient, channel, answer, day]: Answer): PermissionRecord => ({
  recipient,
  channel,
  isGiven: answer === 'yes',
  beganEmpty: answer === 'left empty',
  at: new Date(`2026-11-${day}T09:00:00Z`),
});
const holding = (answers: Answer[]) =>
  permissionsOf(answers.map(record)).map(({ recipient, channel, state }) => [recipient, channel, state]);

describe('what holds', () => {
  it.each<[string, Answer[], string[][]]>([
    ['nothing where nobody answered', [], []],
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
