import { choice, type RawText, requiredText, writtenText } from './form-field.ts';
import { ok, type Parsed, problem } from './parsed.ts';
import type { FieldProblem, FieldProblems } from './refusal.ts';

interface AnyField {
  /** Whether it may not stay empty. */
  readonly isRequired: boolean;
  /** What browsers call it (HTML's `autocomplete`), where they know it of their user. */
  readonly autoComplete?: string;
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

/** A number from `least` to `most` with at most `scale` decimals; made by `decimalField`, which knows how it is typed. */
export interface DecimalField extends AnyField {
  readonly kind: 'decimal';
  readonly least: number;
  readonly most: number;
  readonly scale: number;
  /** What it counts: `TRY` and `percent` have their signs, any other stands behind the number as it is written here. */
  readonly unit?: string;
  readonly read: (raw: string | number) => Parsed<number>;
}

/** Another record, by its id; made by `referenceField`. */
export interface ReferenceField extends AnyField {
  readonly kind: 'reference';
  /** The resource that it is a record of. */
  readonly to: string;
  readonly limit: number;
  readonly read: (text: string) => Parsed<string>;
}

/** Some other records, by their ids between commas and in the order in which they were chosen; made by `referencesField`. */
export interface ReferencesField extends AnyField {
  readonly kind: 'references';
  /** The resource that they are records of. */
  readonly to: string;
  readonly limit: number;
  readonly read: (text: string) => Parsed<string>;
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

/** A box that has to be ticked. */
export interface ConsentField extends AnyField {
  readonly kind: 'consent';
  readonly isRequired: true;
}

/** A text that stands by the rule of its kind, which is told beside that rule. */
export interface RuledField extends AnyField {
  readonly kind:
    | 'email'
    | 'phone'
    | 'username'
    | 'password'
    | 'day'
    | 'moment'
    | 'clock'
    | 'weekdays'
    | 'place'
    | 'id'
    | 'website'
    | 'colour'
    | 'picture'
    | 'path';
  readonly limit: number;
  /** Reads what is not empty; what needs to know more than the text is a rule of its form. */
  readonly read: (text: string) => Parsed<string>;
}

/** What a field of a form or record takes: the contract, the refusals and the forms are made from it. */
export type Field =
  | TextField
  | WholeField
  | DecimalField
  | ChoiceField
  | SwitchField
  | ConsentField
  | ReferenceField
  | ReferencesField
  | RuledField;

/** A field that people never see: what fills it in is a program. */
export const trapField = {
  kind: 'text',
  isRequired: false,
  limit: 500,
  lines: 'one',
} as const satisfies TextField;

/** The fields of a form or record, by the names that they are sent under. */
export type Fields = Readonly<Record<string, Field>>;

type Told<One extends Field> = One extends TextField | RuledField | ReferenceField | ReferencesField
  ? string
  : One extends WholeField | DecimalField
    ? number
    : One extends ChoiceField
      ? One['choices'][number]
      : boolean;

/** The value of a field that was read: one that may stay empty is then `null`, a switch is always told. */
export type ValueOf<One extends Field> =
  | Told<One>
  | (One extends SwitchField | ConsentField ? never : One['isRequired'] extends true ? never : null);

/** The values of fields that were read. */
export type ValuesOf<Set extends Fields> = { readonly [Name in keyof Set]: ValueOf<Set[Name]> };

type Raw<One extends Field> =
  | (One extends SwitchField | ConsentField
      ? boolean
      : One extends WholeField | DecimalField
        ? string | number
        : string)
  | null
  | undefined;

/** The fields as they were filled in or sent. */
export type RawOf<Set extends Fields> = { readonly [Name in keyof Set]?: Raw<Set[Name]> };

/** A rule of one form in the place of its field's own: what it asks cannot be told from the text alone. */
export type FieldRule = (text: string) => Parsed<string>;

/** Reads what was typed or sent for one field; absent, `null` and blank all mean empty. */
export function readField(
  field: Field,
  raw: unknown,
  rule?: FieldRule,
): Parsed<string | number | boolean | null> {
  if (field.kind === 'consent') return raw === true ? ok(true) : problem('must-accept');
  if (field.kind === 'switch')
    return typeof raw === 'boolean' || raw === undefined || raw === null
      ? ok(raw === true)
      : problem('invalid');
  if (isEmpty(field, raw)) return field.isRequired ? problem('required') : ok(null);
  if (field.kind === 'whole') return readWhole(field, raw);
  if (field.kind === 'decimal' && typeof raw === 'number') return field.read(raw);
  if (typeof raw !== 'string') return problem('invalid');
  if (rule !== undefined) return rule(raw);
  if (field.kind === 'choice') return choice(raw, field.choices);
  return field.kind === 'text' ? readText(field, raw) : field.read(raw);
}

/** Whether nothing was said: a password alone may consist of spaces. */
function isEmpty(field: Field, raw: unknown): boolean {
  if (raw === undefined || raw === null) return true;
  return typeof raw === 'string' && (field.kind === 'password' ? raw : raw.trim()) === '';
}

/** Reads all fields of a form or record: their values, or what is wrong with each. */
export function readFields<const Set extends Fields>(
  fields: Set,
  raw: Readonly<Record<string, unknown>>,
  rules: { readonly [Name in keyof Set]?: FieldRule } = {},
):
  | { readonly kind: 'ok'; readonly value: ValuesOf<Set> }
  | { readonly kind: 'invalid'; readonly fields: FieldProblems } {
  const value: Record<string, unknown> = {};
  const problems: Record<string, FieldProblem> = {};
  for (const [name, field] of Object.entries(fields)) {
    const read = readField(field, raw[name], rules[name]);
    if (read.kind === 'ok') value[name] = read.value;
    else problems[name] = read.problem;
  }
  return Object.keys(problems).length === 0
    ? { kind: 'ok', value: value as ValuesOf<Set> }
    : { kind: 'invalid', fields: problems };
}

function readText({ limit, lines }: TextField, raw: RawText): Parsed<string> {
  return lines === 'one' ? requiredText(raw, limit) : writtenText(raw, limit);
}

function readWhole({ least, most }: WholeField, raw: unknown): Parsed<number> {
  // Of an object no text can be made where it says so itself.
  const number = typeof raw === 'string' ? Number(raw.trim()) : raw;
  if (typeof number !== 'number') return problem('not-a-number');
  if (!Number.isSafeInteger(number)) return problem('not-a-number');
  if (number < least) return problem('below-minimum');
  return number > most ? problem('above-maximum') : ok(number);
}
