import { ok, type Parsed, problem } from '../parsed.ts';

/** Lifetime of an idempotency key, in hours. Until then it returns the same result. */
export const IDEMPOTENCY_KEY_HOURS = 24;

/** Reads the `Idempotency-Key` header: 1 to 128 printable ASCII characters without spaces. */
export function parseIdempotencyKey(header: string): Parsed<string> {
  if (header === '') return problem('required');
  if (header.length > 128) return problem('too-long');
  return /^[\x21-\x7e]+$/.test(header) ? ok(header) : problem('invalid');
}
