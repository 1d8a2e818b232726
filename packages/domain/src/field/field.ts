import { ok, type Parsed, problem } from '../parsed.ts';
import type { FieldProblem, FieldProblems } from '../refusal.ts';
import { choice, type RawText, requiredText, writtenText } from './form-field.ts';

interface AnyField {
  /** Whether the field must not be empty. */
  readonly isRequired: boolean;
  /** Value of HTML's `autocomplete` attribute, where browsers know this data. */
  readonly autoComplete?: string;
}

/** Text of at most `limit` characters, on one line or several. */
export interface TextField extends AnyField {
  readonly kind: 'text';
  readonly limit: number;
  readonly lines: 'one' | 'many';
  /** Whether it is a code of digits, for which phones show a keyboard of digits. */
  readonly isOfDigits?: boolean;
  /** Whether it is a name or a code, which browsers that translate the page must leave as it is. */
  readonly isVerbatim?: true;
}

/** Whole number from `least` to `most`. */
export interface WholeField extends AnyField {
  readonly kind: 'whole';
  readonly least: number;
  readonly most: number;
}

/**
 * Number from `least` to `most` with at most `scale` decimals. Created by `decimalField`, which knows how users type
 * it.
 */
export interface DecimalField extends AnyField {
  readonly kind: 'decimal';
  readonly least: number;
  readonly most: number;
  readonly scale: number;
  /**
   * Unit. `TRY` and `percent` are shown with their symbols; any other text is shown after the number as written here.
   */
  readonly unit?: string;
  readonly read: (raw: string | number) => Parsed<number>;
}

/** Id of another record. Created by `referenceField`. */
export interface ReferenceField extends AnyField {
  readonly kind: 'reference';
  /** Name of the referenced resource. */
  readonly to: string;
  readonly limit: number;
  readonly read: (text: string) => Parsed<string>;
}

/** Ids of other records, comma-separated, in the order chosen. Created by `referencesField`. */
export interface ReferencesField extends AnyField {
  readonly kind: 'references';
  /** Name of the referenced resource. */
  readonly to: string;
  /** Field of the same form whose value narrows the choices, by the filter of the same name. */
  readonly within?: string;
  readonly limit: number;
  readonly read: (text: string) => Parsed<string>;
}

/** One value of a fixed list. */
export interface ChoiceField extends AnyField {
  readonly kind: 'choice';
  readonly choices: readonly string[];
}

/** Boolean. An absent value means false. */
export interface SwitchField extends AnyField {
  readonly kind: 'switch';
  /** Whether a yes is something that somebody has to look at, and is shown as a warning. */
  readonly isConcern?: true;
}

/** Checkbox that must be ticked. */
export interface ConsentField extends AnyField {
  readonly kind: 'consent';
  readonly isRequired: true;
}

/** Text with the rule of its kind. The rule is documented where it is defined. */
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
  /** Reads a non-empty text. A check that needs more than this text belongs to the form. */
  readonly read: (text: string) => Parsed<string>;
}

/** Definition of one field of a form or record. The contract, the validation and the forms are derived from it. */
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

/** Honeypot field. People never see it, so only a program fills it in. */
export const trapField = {
  kind: 'text',
  isRequired: false,
  limit: 500,
  lines: 'one',
} as const satisfies TextField;

/** Fields of a form or record, by the names under which they are sent. */
export type Fields = Readonly<Record<string, Field>>;

type FilledValueOf<One extends Field> = One extends TextField | RuledField | ReferenceField | ReferencesField
  ? string
  : One extends WholeField | DecimalField
    ? number
    : One extends ChoiceField
      ? One['choices'][number]
      : boolean;

/** Parsed value of a field. An empty optional field gives `null`; a switch always has a value. */
type ValueOf<One extends Field> =
  | FilledValueOf<One>
  | (One extends SwitchField | ConsentField ? never : One['isRequired'] extends true ? never : null);

/** Parsed values of all fields. */
export type ValuesOf<Set extends Fields> = { readonly [Name in keyof Set]: ValueOf<Set[Name]> };

type Raw<One extends Field> =
  | (One extends SwitchField | ConsentField
      ? boolean
      : One extends WholeField | DecimalField
        ? string | number
        : string)
  | null
  | undefined;

/** Field values as entered or sent. */
export type RawOf<Set extends Fields> = { readonly [Name in keyof Set]?: Raw<Set[Name]> };

/** Rule of one form that replaces the field's own, where the text alone is not enough to decide. */
export type FieldRule = (text: string) => Parsed<string>;

/** Reads the entered or sent value of one field. Absent, `null` and blank all mean empty. */
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

/** Whether the field is empty. Only a password may consist of spaces. */
function isEmpty(field: Field, raw: unknown): boolean {
  if (raw === undefined || raw === null) return true;
  return typeof raw === 'string' && (field.kind === 'password' ? raw : raw.trim()) === '';
}

/** Result of validating a form: its value, or the problems of its fields. */
export type FormCheck<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'invalid'; readonly fields: FieldProblems };

/** Reads all fields of a form or record. Returns their values, or the problem of each invalid field. */
export function readFields<const Set extends Fields>(
  fields: Set,
  raw: Readonly<Record<string, unknown>>,
  rules: { readonly [Name in keyof Set]?: FieldRule } = {},
): FormCheck<ValuesOf<Set>> {
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
  // `Number` may throw on an object, so only texts are converted.
  const number = typeof raw === 'string' ? Number(raw.trim()) : raw;
  if (typeof number !== 'number') return problem('not-a-number');
  if (!Number.isSafeInteger(number)) return problem('not-a-number');
  if (number < least) return problem('below-minimum');
  return number > most ? problem('above-maximum') : ok(number);
}
