import { z } from 'zod';

/** As much of JSON Schema as the contract's inputs use. */
interface Schema {
  /** Several where null may be sent, too. */
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
}

/** A text somewhere in an input. */
export interface TextPlace {
  readonly path: readonly string[];
  /** Whether anything may be written there: no pattern and no list of choices decides. */
  readonly isFree: boolean;
}

/** What a part of a call takes: an example of it, complete, and where its texts stand. */
export interface InputSample {
  readonly example: unknown;
  readonly texts: readonly TextPlace[];
}

/** Makes an example that a schema takes, with every field that may be absent. */
export function sampleOf(schema: z.ZodType): InputSample {
  const described: Schema = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  );
  return { example: exampleOf(described), texts: textsOf(described, []) };
}

/** The example with another value at one place. */
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

function textFor({ format }: Schema): string {
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  return format === 'date-time' ? '2026-11-20T09:00:00Z' : 'a';
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
  const { enum: choices, const: only, format, pattern } = schema;
  const isFree = [choices, only, format, pattern].every((rule) => rule === undefined);
  return type === 'string' ? [{ path, isFree }] : [];
}
