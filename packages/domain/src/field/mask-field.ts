import { maskEmail, maskPhone } from '../account/identity.ts';
import type { Field } from './field.ts';

/**
 * Masks a personal value for lists and files: an e-mail address keeps its first letter and its domain, a phone number
 * its last digits, a one-line text the first letter of each word. Any other value only shows that it exists.
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
