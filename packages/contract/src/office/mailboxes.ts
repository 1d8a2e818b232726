import { emailField } from '@ayrac/domain/account/identity.ts';
import { momentField, referenceField } from '@ayrac/domain/record-field.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { resource } from './resource.ts';

/** Where brands are told of their requests by mail. */
export const mailboxes = resource({
  name: 'mailboxes',
  base: '/api/crm',
  operation: 'manage-delivery',
  fields: {
    email: { ...emailField, isRequired: true },
    brandId: referenceField({ to: 'lead-brands', isRequired: true }),
    /** In which it is written to. */
    language: { kind: 'choice', isRequired: true, choices: locales },
    isActive: { kind: 'switch', isRequired: true },
    /** When the link that was sent there was opened; without that nothing else is sent. */
    confirmedAt: momentField({ isRequired: false }),
  },
  written: ['email', 'brandId', 'language', 'isActive'],
  sortable: ['email', 'createdAt', 'updatedAt'],
  defaultSort: '-createdAt',
  filters: ['brandId', 'language', 'isActive', 'createdAt'],
  figures: ['waiting'],
  deeds: ['list', 'get', 'create', 'change', 'bin', 'restore', 'history'],
});
