import type { Field, Fields } from '../field/field.ts';

/** Field definition for the version of a legal text that the form displayed. */
export const shownVersionField = {
  kind: 'text',
  isRequired: false,
  lines: 'one',
  limit: 40,
} as const satisfies Field;

/** Fields of every form that collects personal data: confirmation of the privacy notice, and the version displayed. */
export const disclosureFields = {
  kvkkConsent: { kind: 'consent', isRequired: true },
  noticeVersion: shownVersionField,
} as const satisfies Fields;
