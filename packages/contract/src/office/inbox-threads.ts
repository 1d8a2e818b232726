import { contactTopics, inboxKinds, inboxStates, reportReasons } from '@ayrac/domain/mail/inbox.ts';
import { momentField, referenceField } from '@ayrac/domain/record-field.ts';
import { resource } from './resource.ts';

const oneLine = { kind: 'text', isRequired: false, limit: 300, lines: 'one' } as const;

/** All that came into the inbox; what is done with a thread has calls of its own. */
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
    assignedTo: referenceField({ to: 'inbox-colleagues', isRequired: false }),
    entries: { kind: 'whole', isRequired: true, least: 0, most: 1_000_000 },
    /** When the newest of its entries came. */
    lastAt: momentField({ isRequired: true }),
    /** How the newest text begins. */
    excerpt: oneLine,
  },
  sortable: ['lastAt', 'createdAt'],
  defaultSort: '-lastAt',
  filters: ['state', 'about', 'kind', 'assignedTo', 'isSuspect', 'lastAt', 'createdAt'],
  // Names and what people wrote stand in every file of them.
  isExportedWithReason: true,
  deeds: ['list', 'get', 'export'],
});

/** Who may look after threads. */
export const inboxColleagues = resource({
  name: 'inbox-colleagues',
  operation: 'manage-inbox',
  fields: { username: oneLine },
  sortable: ['username'],
  defaultSort: 'username',
  filters: [],
  deeds: ['list', 'get'],
});
