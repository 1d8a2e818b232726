import type { RuledField } from '../field/field.ts';
import { ok, type Parsed } from '../parsed.ts';

/** Longest password, in characters. Passwords are never trimmed or changed in case. */
export const MAX_PASSWORD_LENGTH = 128;

/** Field definition for a password. Without `read`, any password is accepted. */
export function passwordField<Purpose extends 'current-password' | 'new-password'>(
  autoComplete: Purpose,
  read: (password: string) => Parsed<string> = ok,
) {
  const limit = MAX_PASSWORD_LENGTH;
  return { kind: 'password', isRequired: true, limit, autoComplete, read } as const satisfies RuledField;
}
