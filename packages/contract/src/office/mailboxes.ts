import { emailField } from '@ayrac/domain/account/identity.ts';
import { momentField, referenceField } from '@ayrac/domain/record/record-field.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { resource } from './resource.ts';

/** Mailboxes that receive brands' quote requests by e-mail. */
export const mailboxes = resource({
  name: 'mailboxes',
  base: '/api/crm',
  operation: 'manage-delivery',
  fields: {
    email: { ...emailField, isRequired: true },
    brandId: referenceField({ to: 'lead-brands', isRequired: true }),
    /** Language of the e-mails. */
    language: { kind: 'choice', isRequired: true, choices: locales },
    isActive: { kind: 'switch', isRequired: true },
    /** Time at which the confirmation link was opened. Until then nothing else is sent. */
    confirmedAt: momentField({ isRequired: false }),
  },
  written: ['email', 'brandId', 'language', 'isActive'],
  sortable: ['email', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  filters: ['brandId', 'language', 'isActive', 'createdAt'],
  figures: ['waiting'],
});
