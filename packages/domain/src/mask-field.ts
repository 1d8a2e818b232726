import { maskEmail, maskPhone } from './account/identity.ts';
import type { Field } from './field.ts';

/**
 * A personal value as lists and files show it: of an e-mail address its first letter and its domain, of a phone number
 * its last digits, of a text in one line the first letter of each word, of anything else that it is there.
 */
export function maskField(field: Field, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = String(value);
  if (field.kind === 'email') return maskEmail(text);
  if (field.kind === 'phone') return maskPhone(text);
  if (field.kind !== 'text' || field.lines === 'many') return '***';
  return text
    .split(' ')
    .map((word) => `${[...word].slice(0, 1).join('')}***`)
    .join(' ');
}
