import { choice, type RawText, requiredText } from './form-field.ts';
import { ok, type Parsed, problem } from './parsed.ts';
import type { FieldProblem, FieldProblems } from './refusal.ts';

interface AnyField {
  /** Whether it may not stay empty. */
  readonly isRequired: boolean;
}

/** A text of at most `limit` characters in one line or several. */
export interface TextField extends AnyField {
  readonly kind: 'text';
  readonly limit: number;
  readonly lines: 'one' | 'many';
}

/** A whole number from `least` to `most`. */
export interface WholeField extends AnyField {
  readonly kind: 'whole';
  readonly least: number;
  readonly most: number;
}

/** One of a fixed list. */
export interface ChoiceField extends AnyField {
  readonly kind: 'choice';
  readonly choices: readonly string[];
}

/** Yes or no; left out it is no. */
export interface SwitchField extends AnyField {
  readonly kind: 'switch';
}

/** What a field of a form or record takes: the contract, the refusals and the forms are made from it. */
export type Field = TextField | WholeField | ChoiceField | SwitchField;

/** The fields of a form or record, by the names that they are sent under. */
export type Fields = Readonly<Record<string, Field>>;

type Told<One extends Field> = One extends TextField
  ? string
  : One extends WholeField
    ? number
    : One extends ChoiceField
      ? One['choices'][number]
      : boolean;

/** The value of a field that was read: one that may stay empty is then `null`, a switch is always told. */
export type ValueOf<One extends Field> =
  | Told<One>
  | (One extends SwitchField ? never : One['isRequired'] extends true ? never : null);

/** The values of fields that were read. */
export type ValuesOf<Set extends Fields> = { readonly [Name in keyof Set]: ValueOf<Set[Name]> };

/** Reads what was typed or sent for one field; absent, `null` and blank all mean empty. */
export function readField(field: Field, raw: unknown): Parsed<string | number | boolean | null> {
  if (field.kind === 'switch')
    return typeof raw === 'boolean' || raw === undefined || raw === null
      ? ok(raw === true)
      : problem('invalid');
  if (raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === ''))
    return field.isRequired ? problem('required') : ok(null);
  if (field.kind === 'whole') return readWhole(field, raw);
  if (typeof raw !== 'string') return problem('invalid');
  return field.kind === 'choice' ? choice(raw, field.choices) : readText(field, raw);
}

/** Reads all fields of a form or record: their values, or what is wrong with each. */
export function readFields<const Set extends Fields>(
  fields: Set,
  raw: Readonly<Record<string, unknown>>,
):
  | { readonly kind: 'ok'; readonly value: ValuesOf<Set> }
  | { readonly kind: 'invalid'; readonly fields: FieldProblems } {
  const value: Record<string, unknown> = {};
  const problems: Record<string, FieldProblem> = {};
  for (const [name, field] of Object.entries(fields)) {
    const read = readField(field, raw[name]);
    if (read.kind === 'ok') value[name] = read.value;
    else problems[name] = read.problem;
  }
  return Object.keys(problems).length === 0
    ? { kind: 'ok', value: value as ValuesOf<Set> }
    : { kind: 'invalid', fields: problems };
}

function readText({ limit, lines }: TextField, raw: RawText): Parsed<string> {
  if (lines === 'one') return requiredText(raw, limit);
  const text = (raw ?? '').normalize('NFC').trim();
  return text.length > limit ? problem('too-long') : ok(text);
}

function readWhole({ least, most }: WholeField, raw: unknown): Parsed<number> {
  const number = typeof raw === 'number' ? raw : Number(String(raw).trim());
  if (!Number.isSafeInteger(number)) return problem('not-a-number');
  if (number < least) return problem('below-minimum');
  return number > most ? problem('above-maximum') : ok(number);
}
