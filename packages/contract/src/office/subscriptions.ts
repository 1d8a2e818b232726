import { emailField } from '@ayrac/domain/account/identity.ts';
import { newsletterFrequencies, newsletterStates } from '@ayrac/domain/mail/newsletter.ts';
import { momentField } from '@ayrac/domain/record/record-field.ts';
import { locales } from '@ayrac/domain/text/locale.ts';
import { resource } from './resource.ts';

/** Newsletter subscriptions: pending, active and ended. They are read-only. */
export const subscriptions = resource({
  name: 'subscriptions',
  operation: 'manage-newsletter',
  fields: {
    email: emailField,
    state: { kind: 'choice', isRequired: true, choices: newsletterStates },
    locale: { kind: 'choice', isRequired: true, choices: locales },
    frequency: { kind: 'choice', isRequired: true, choices: newsletterFrequencies },
    requestedAt: momentField({ isRequired: true }),
    confirmedAt: momentField({ isRequired: false }),
    endedAt: momentField({ isRequired: false }),
  },
  sortable: ['createdAt', 'requestedAt', 'confirmedAt', 'endedAt'],
  defaultSort: '-createdAt',
  filters: ['state', 'locale', 'frequency', 'confirmedAt', 'endedAt'],
  personal: ['email'],
  calls: ['list', 'get', 'export', 'reveal'],
});
