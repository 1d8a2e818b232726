import { ok, type Parsed, problem } from '../parsed.ts';

/** Reads the hash of a picture's content. Only the server knows whether that picture exists. */
export function readPictureHash(text: string): Parsed<string> {
  return /^[0-9a-f]{20}$/.test(text) ? ok(text) : problem('invalid');
}
