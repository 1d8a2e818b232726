import type { Fields } from '../field.ts';
import { minuteInMs } from '../time/istanbul-time.ts';
import { codeField } from './login.ts';

/** What confirms a number. */
export const phoneCodeFields = { code: codeField } as const satisfies Fields;

/** How long the code of a text message may confirm a number, in milliseconds. */
export const PHONE_CODE_MS = 10 * minuteInMs;

/** How often a code may be tried. */
export const MOST_PHONE_CODE_TRIES = 5;

/** A code as it was typed: six digits, however they are grouped; undefined for anything else. */
export function parsePhoneCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
