import { requiredText } from '../form-field.ts';
import { ok, type Parsed, problem } from '../parsed.ts';

/** Signs of the longest address that a brand is called at. */
export const longestWebhookAddress = 500;

/**
 * Reads the address at which a brand's system is called: https, a name with a dot, and neither a name nor a password in
 * it. An address in numbers is none, as nobody's certificate is made out to it; where the name leads is looked at
 * whenever it is called.
 */
export function readWebhookAddress(text: string): Parsed<string> {
  const read = requiredText(text, longestWebhookAddress);
  if (read.kind === 'problem') return read;
  const url = URL.parse(read.value);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    return problem('invalid-webhook');
  const labels = url.hostname.replace(/\.$/, '').split('.');
  const isName =
    labels.length > 1 && labels.every((label) => label !== '') && /[a-z]/.test(labels.at(-1) ?? '');
  return isName && url.hash === '' ? ok(url.href) : problem('invalid-webhook');
}
