import { emailField } from '@ayrac/domain/account/identity.ts';
import { mailTemplates } from '@ayrac/domain/mail/mail-template.ts';
import { resource } from './resource.ts';

/** Mails that were given up, after all attempts or because the recipient's server refused them for good. */
export const deadMails = resource({
  name: 'dead-mails',
  operation: 'run-jobs',
  fields: {
    email: emailField,
    template: { kind: 'choice', isRequired: true, choices: mailTemplates },
    attempts: { kind: 'whole', isRequired: true, least: 0, most: 1_000 },
    /** Answer of the mail server, or error, of the last attempt. It contains no addresses. */
    lastProblem: { kind: 'text', isRequired: false, limit: 500, lines: 'many' },
  },
  written: [],
  sortable: ['createdAt'],
  defaultSort: '-createdAt',
  filters: ['template', 'createdAt'],
  personal: ['email'],
  calls: ['list', 'get', 'reveal'],
});
