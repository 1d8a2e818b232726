import type { Fields } from '../field/field.ts';
import { minuteInMs } from '../time/istanbul-time.ts';
import { digitCodeField } from './login.ts';

/** Fields of the form that confirms a phone number. */
export const phoneCodeFields = { code: digitCodeField } as const satisfies Fields;

/** Lifetime of a code sent by text message, in milliseconds. */
export const PHONE_CODE_MS = 10 * minuteInMs;

/** Most attempts per code. */
export const MOST_PHONE_CODE_TRIES = 5;

/** Reads a typed code: six digits in any grouping. Returns undefined for anything else. */
export function parsePhoneCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
