import type { FieldProblem } from './refusal.ts';

/** Result of parsing one field: its value, or its problem. */
export type Parsed<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'problem'; readonly problem: FieldProblem };

/** Wraps a parsed value. */
export function ok<Value>(value: Value): Parsed<Value> {
  return { kind: 'ok', value };
}

/** Wraps the problem of a field. */
export function problem(code: FieldProblem): Parsed<never> {
  return { kind: 'problem', problem: code };
}
