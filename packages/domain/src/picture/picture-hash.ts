import { ok, type Parsed, problem } from '../parsed.ts';

/** Reads the name of a picture's content; whether there is such a picture is for the server to say. */
export function readPictureHash(text: string): Parsed<string> {
  return /^[0-9a-f]{20}$/.test(text) ? ok(text) : problem('invalid');
}
