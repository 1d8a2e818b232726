import { requiredText } from '../form-field.ts';
import { ok, type Parsed, problem } from '../parsed.ts';

/** Reads the address of a website as it is linked to: http or https, with a host, without a name or password. */
export function readWebsite(text: string, limit: number): Parsed<string> {
  const read = requiredText(text, limit);
  if (read.kind === 'problem') return read;
  if (!/^https?:\/\/[^\s/\\@]+\.[^\s/\\@]+(?:[/?#]\S*)?$/i.test(read.value) || !URL.canParse(read.value))
    return problem('invalid-website');
  return ok(read.value);
}
