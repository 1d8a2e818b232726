import type { FieldProblem } from './refusal.ts';

/** One parsed field: its value, or what is wrong with it. */
export type Parsed<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'problem'; readonly problem: FieldProblem };

/** A parsed value. */
export function ok<Value>(value: Value): Parsed<Value> {
  return { kind: 'ok', value };
}

/** A field's problem in the place of its value. */
export function problem(code: FieldProblem): Parsed<never> {
  return { kind: 'problem', problem: code };
}
