import { type Role, roles } from '../access.ts';
import { emailField } from '../account/identity.ts';
import { usernameField } from '../account/username.ts';
import type { Fields } from '../field/field.ts';
import { referenceField } from '../record/record-field.ts';
import type { FieldProblems } from '../refusal.ts';
import { locales } from '../text/locale.ts';

/** Fields for an account's role and brand. */
export const accessFields = {
  role: { kind: 'choice', isRequired: true, choices: roles },
  brandId: referenceField({ isRequired: false, to: 'brands' }),
} as const satisfies Fields;

/** Fields of the form that invites a person to the back office. `locale` is the language of the e-mail. */
export const invitationFields = {
  username: usernameField,
  email: emailField,
  ...accessFields,
  locale: { kind: 'choice', isRequired: true, choices: locales },
} as const satisfies Fields;

/** Actions that can be applied to many accounts at once. */
export const accountActions = ['disable', 'enable', 'end-sessions'] as const;
export type AccountAction = (typeof accountActions)[number];

/** Longest answer to a data-subject request, in characters. */
export const ANSWER_LENGTH = 8_000;

/** Fields of the form that answers a data-subject request. `attachesData` attaches all stored data of the person. */
export const dataAnswerFields = {
  answer: { kind: 'text', isRequired: true, limit: ANSWER_LENGTH, lines: 'many' },
  attachesData: { kind: 'switch', isRequired: true },
} as const satisfies Fields;

/** Roles whose accounts may belong to a brand. It is required for brand users. */
const withBrand: ReadonlySet<unknown> = new Set<Role>(['BRAND', 'CRM_ADMIN']);

/** Removes the brand from typed values when their role has none. */
export function withoutUnusedBrand<Values extends Readonly<Record<string, unknown>>>(values: Values): Values {
  return withBrand.has(values.role) ? values : { ...values, brandId: null };
}

/** Returns the fields that a form of an account shows for a role: the brand only if the role may have one. */
export function fieldsForRole<Some extends typeof accessFields & Fields>(
  fields: Some,
  role: unknown,
): Fields {
  const { brandId, ...others } = fields;
  if (!withBrand.has(role)) return others;
  return { ...fields, brandId: { ...brandId, isRequired: role === 'BRAND' } };
}

/** Returns the problems of a combination of role and brand. Empty when they match. */
export function accessProblems(access: {
  readonly role: Role;
  readonly brandId: string | null;
}): FieldProblems {
  if (access.brandId === null) return access.role === 'BRAND' ? { brandId: 'required' } : {};
  return withBrand.has(access.role) ? {} : { brandId: 'not-a-choice' };
}
