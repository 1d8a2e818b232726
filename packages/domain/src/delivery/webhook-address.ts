import { requiredText } from '../field/form-field.ts';
import { ok, type Parsed, problem } from '../parsed.ts';

/** Longest URL of a webhook, in characters. */
export const longestWebhookAddress = 500;

/**
 * Reads the URL of a brand's webhook: https, a host name with a dot, no credentials. An IP address is rejected, because
 * no certificate is issued for it. The address behind the host name is checked on every delivery.
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
