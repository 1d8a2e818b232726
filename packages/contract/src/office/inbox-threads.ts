import { contactTopics, inboxKinds, inboxStates, reportReasons } from '@ayrac/domain/mail/inbox.ts';
import { momentField, referenceField } from '@ayrac/domain/record-field.ts';
import { resource } from './resource.ts';

const oneLine = { kind: 'text', isRequired: false, limit: 300, lines: 'one' } as const;

/** All that came into the inbox, as a table; what is done with a thread is done where it is read. */
export const inboxThreads = resource({
  name: 'inbox-threads',
  operation: 'manage-inbox',
  fields: {
    /** A person's name, or a campaign's title. */
    title: oneLine,
    kind: { kind: 'choice', isRequired: true, choices: inboxKinds },
    /** The topic of a message, or the most frequent reason of the reports. */
    about: {
      kind: 'choice',
      isRequired: false,
      choices: [...new Set([...contactTopics, ...reportReasons])],
    },
    state: { kind: 'choice', isRequired: true, choices: inboxStates },
    isSuspect: { kind: 'switch', isRequired: true },
    assignedTo: referenceField({ to: 'users', isRequired: false }),
    entries: { kind: 'whole', isRequired: true, least: 0, most: 1_000_000 },
    /** When the newest of its entries came. */
    lastAt: momentField({ isRequired: true }),
    /** How the newest text begins. */
    excerpt: oneLine,
  },
  sortable: ['lastAt', 'createdAt'],
  defaultSort: '-lastAt',
  filters: ['kind', 'state', 'isSuspect', 'assignedTo', 'lastAt', 'createdAt'],
  // Names and what people wrote stand in every file of them.
  isExportedWithReason: true,
  deeds: ['list', 'get', 'export'],
});
