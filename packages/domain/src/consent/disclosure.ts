import type { Field, Fields } from '../field.ts';

/** Which version of a text a form says it showed. */
export const shownVersionField = {
  kind: 'text',
  isRequired: false,
  lines: 'one',
  limit: 40,
} as const satisfies Field;

/** What every form that takes personal data asks: that its disclosure was read, and which version of it was shown. */
export const disclosureFields = {
  kvkkConsent: { kind: 'consent', isRequired: true },
  noticeVersion: shownVersionField,
} as const satisfies Fields;
