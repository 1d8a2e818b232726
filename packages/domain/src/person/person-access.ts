import { type Role, roles } from '../access.ts';
import { emailField } from '../account/identity.ts';
import { usernameField } from '../account/username.ts';
import type { Fields } from '../field.ts';
import { referenceField } from '../record-field.ts';
import type { FieldProblems } from '../refusal.ts';
import { locales } from '../text/locale.ts';

/** What an account may do: its role, and the brand that goes with it. */
export const accessFields = {
  role: { kind: 'choice', isRequired: true, choices: roles },
  brandId: referenceField({ isRequired: false, to: 'brands' }),
} as const satisfies Fields;

/** The form by which the office invites somebody; `locale` is the language of the mail. */
export const invitationFields = {
  username: usernameField,
  email: emailField,
  ...accessFields,
  locale: { kind: 'choice', isRequired: true, choices: locales },
} as const satisfies Fields;

/** Most characters of the answer to a data-subject request. */
export const ANSWER_LENGTH = 8_000;

/** The form that answers a data-subject request; `attachesData` sends everything that is held of the person along. */
export const dataAnswerFields = {
  answer: { kind: 'text', isRequired: true, limit: ANSWER_LENGTH, lines: 'many' },
  attachesData: { kind: 'switch', isRequired: true },
} as const satisfies Fields;

/** The roles whose accounts may belong to a brand; a brand's own user always does. */
const withBrand: ReadonlySet<Role> = new Set(['BRAND', 'CRM_ADMIN']);

/** What is wrong with a role and its brand; nothing where they fit. */
export function accessProblems(access: {
  readonly role: Role;
  readonly brandId: string | null;
}): FieldProblems {
  if (access.brandId === null) return access.role === 'BRAND' ? { brandId: 'required' } : {};
  return withBrand.has(access.role) ? {} : { brandId: 'not-a-choice' };
}
