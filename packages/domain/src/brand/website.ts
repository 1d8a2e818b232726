import { requiredText } from '../field/form-field.ts';
import { ok, type Parsed, problem } from '../parsed.ts';

/**
 * Reads the URL of a website for use in a link: http or https, with a host and without credentials. `limit` is in
 * characters.
 */
export function readWebsite(text: string, limit: number): Parsed<string> {
  const read = requiredText(text, limit);
  if (read.kind === 'problem') return read;
  if (!/^https?:\/\/[^\s/\\@]+\.[^\s/\\@]+(?:[/?#]\S*)?$/i.test(read.value) || !URL.canParse(read.value))
    return problem('invalid-website');
  return ok(read.value);
}
