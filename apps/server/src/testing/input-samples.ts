import { z } from 'zod';

/** The parts of JSON Schema that the contract's inputs use. */
interface Schema {
  /** A list when null is allowed as well. */
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  /** Examples for texts with a validation rule of their own. */
  readonly examples?: readonly unknown[];
}

/** Location of a text within an input. */
export interface TextPlace {
  readonly path: readonly string[];
  /** Whether any text is valid: there is no pattern and no list of choices. */
  readonly isFree: boolean;
  /** Minimum length in characters. */
  readonly least: number;
}

/** A complete example of a part of a call, and the locations of its texts. */
export interface InputSample {
  readonly example: unknown;
  readonly texts: readonly TextPlace[];
}

/** Kept for the next request, since describing a schema takes longer than a request. */
const samples = new WeakMap<z.ZodType, InputSample>();

/** Returns a valid example of a schema, with every optional field. */
export function sampleOf(schema: z.ZodType): InputSample {
  const kept = samples.get(schema) ?? makeSample(schema);
  samples.set(schema, kept);
  return kept;
}

function makeSample(schema: z.ZodType): InputSample {
  const described: Schema = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  );
  return { example: exampleOf(described), texts: textsOf(described, []) };
}

/** Returns the example with another value at one location. */
export function withValue(example: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(example)) return example.map((one) => withValue(one, rest, value));
  const record: Readonly<Record<string, unknown>> = { ...Object(example) };
  return { ...record, [key]: withValue(record[key], rest, value) };
}

function exampleOf(schema: Schema): unknown {
  const [first] = schema.anyOf ?? [];
  if (first !== undefined) return exampleOf(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [given] = schema.examples ?? [];
  if (given !== undefined) return given;
  const type = typeOf(schema);
  if (type === 'object') {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field)]));
  }
  if (type === 'array') return schema.items === undefined ? [] : [exampleOf(schema.items)];
  if (type === 'boolean') return true;
  if (type === 'string') return textFor(schema);
  return Math.max(1, schema.minimum ?? 1);
}

function typeOf({ type }: Schema): string | undefined {
  return typeof type === 'string' ? type : type?.[0];
}

/** Texts tried against a pattern of the contract; one of them matches. */
const patterned = ['a', '1', '2026-11-20', 'a'.repeat(20)];

function textFor({ format, pattern, minLength = 1 }: Schema): string {
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (format === 'date-time') return '2026-11-20T09:00:00Z';
  if (format === 'date') return '2026-11-20';
  if (pattern === undefined) return 'a'.repeat(minLength);
  return patterned.find((text) => new RegExp(pattern).test(text)) ?? 'a';
}

function textsOf(schema: Schema, path: readonly string[]): TextPlace[] {
  const [first] = schema.anyOf ?? [];
  if (first !== undefined) return textsOf(first, path);
  const type = typeOf(schema);
  if (type === 'object') {
    return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      textsOf(field, [...path, name]),
    );
  }
  if (type === 'array') return schema.items === undefined ? [] : textsOf(schema.items, [...path, '0']);
  const { enum: choices, const: only, format, pattern, examples } = schema;
  const isFree = [choices, only, format, pattern, examples].every((rule) => rule === undefined);
  return type === 'string' ? [{ path, isFree, least: schema.minLength ?? 0 }] : [];
}
