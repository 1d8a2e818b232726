import { ok, type Parsed, problem } from './parsed.ts';

/** Reads the id of a record: a UUID of 32 hexadecimal digits in five groups, returned in lower case. */
export function readId(text: string): Parsed<string> {
  const id = text.trim().toLowerCase();
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? ok(id) : problem('not-a-choice');
}
