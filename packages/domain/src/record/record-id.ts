import { ok, type Parsed, problem } from '../parsed.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID, in upper or lower case. PostgreSQL throws an error when it compares any other text with one. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Reads the id of a record: a UUID, returned in lower case. */
export function readId(text: string): Parsed<string> {
  const id = text.trim().toLowerCase();
  return isUuid(id) ? ok(id) : problem('not-a-choice');
}
