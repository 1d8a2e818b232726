import { describe, expect, it } from 'vitest';
import { emailField, phoneField } from '../account/identity.ts';
import { problem } from '../parsed.ts';
import { birthdayField } from '../person/person.ts';
import { type Field, readField, readFields } from './field.ts';

const name: Field = { kind: 'text', isRequired: true, limit: 5, lines: 'one' };
const note: Field = { kind: 'text', isRequired: false, limit: 10, lines: 'many' };
const position: Field = { kind: 'whole', isRequired: true, least: 0, most: 100 };
const kind: Field = { kind: 'choice', isRequired: false, choices: ['a', 'b'] };
const isActive: Field = { kind: 'switch', isRequired: true };
const isRead: Field = { kind: 'consent', isRequired: true };

describe('a field', () => {
  it.each<[Field, unknown, unknown]>([
    [name, '  Ayşe ', 'Ayşe'],
    [note, 'iki\nsatır', 'iki\nsatır'],
    [note, ' ', null],
    [note, undefined, null],
    [position, 7, 7],
    [position, ' 7 ', 7],
    [kind, 'b', 'b'],
    [kind, null, null],
    [isActive, true, true],
    [isActive, undefined, false],
    [isRead, true, true],
    [emailField, ' elif@ornek.example ', 'elif@ornek.example'],
    [{ ...phoneField, isRequired: false }, ' ', null],
    [phoneField, '+90 532 123 45 67', '5321234567'],
    [birthdayField, '1990-05-17', '1990-05-17'],
  ])('%j parses %j as %j', (field, raw, value) => {
    expect(readField(field, raw)).toEqual({ kind: 'ok', value });
  });

  it.each<[Field, unknown, string]>([
    [name, '', 'required'],
    [name, null, 'required'],
    [name, 'Ayşegül', 'too-long'],
    [name, 7, 'invalid'],
    [note, '01234567890', 'too-long'],
    [position, '7,5', 'not-a-number'],
    [position, {}, 'not-a-number'],
    [position, { toString: 1, valueOf: {} }, 'not-a-number'],
    [position, -1, 'below-minimum'],
    [position, 101, 'above-maximum'],
    [kind, 'c', 'not-a-choice'],
    [kind, ['a'], 'invalid'],
    [isActive, 'yes', 'invalid'],
    [isRead, false, 'must-accept'],
    [isRead, undefined, 'must-accept'],
    [emailField, '', 'required'],
    [emailField, 'elif', 'invalid-email'],
    [birthdayField, '1990-02-30', 'invalid-date'],
  ])('%j refuses %j as %s', (field, raw, problem) => {
    expect(readField(field, raw)).toEqual({ kind: 'problem', problem });
  });
});

it('a form may validate a field by its own rule when it has a value', () => {
  const read = (name: string) =>
    readFields(
      { birthday: birthdayField },
      { birthday: name },
      { birthday: () => problem('implausible-date') },
    );
  expect(read('1990-05-17')).toEqual({ kind: 'invalid', fields: { birthday: 'implausible-date' } });
  expect(read('')).toEqual({ kind: 'ok', value: { birthday: null } });
});

describe('fields of a record', () => {
  it('are parsed together', () => {
    expect(readFields({ name, isActive }, { name: 'Ayşe', isActive: true, more: 1 })).toEqual({
      kind: 'ok',
      value: { name: 'Ayşe', isActive: true },
    });
  });

  it('report each problem by name', () => {
    expect(readFields({ name, position }, { position: 'x' })).toEqual({
      kind: 'invalid',
      fields: { name: 'required', position: 'not-a-number' },
    });
  });
});
