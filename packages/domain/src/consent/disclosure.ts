import type { Fields } from '../field.ts';

/** What every form that takes personal data asks: that its disclosure was read, and which version of it was shown. */
export const disclosureFields = {
  kvkkConsent: { kind: 'consent', isRequired: true },
  noticeVersion: { kind: 'text', isRequired: false, lines: 'one', limit: 40 },
} as const satisfies Fields;
