import { contactTopics, inboxKinds, inboxStates, reportReasons } from '@ayrac/domain/mail/inbox.ts';
import { momentField, referenceField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

const oneLine = { kind: 'text', isRequired: false, limit: 300, lines: 'one' } as const;

/** Threads of the inbox. Actions on a thread have their own endpoints. */
export const inboxThreads = resource({
  name: 'inbox-threads',
  operation: 'manage-inbox',
  fields: {
    /** Name of a person, or title of a campaign. */
    title: { ...oneLine, isVerbatim: true },
    kind: { kind: 'choice', isRequired: true, choices: inboxKinds },
    /** Topic of a message, or the most frequent reason of the reports. */
    about: {
      kind: 'choice',
      isRequired: false,
      choices: [...new Set([...contactTopics, ...reportReasons])],
    },
    state: { kind: 'choice', isRequired: true, choices: inboxStates },
    isSuspect: { kind: 'switch', isRequired: true, isConcern: true },
    assignedTo: referenceField({ to: 'inbox-colleagues', isRequired: false }),
    entries: { kind: 'whole', isRequired: true, least: 0, most: 1_000_000 },
    /** Time of the newest entry. */
    lastAt: momentField({ isRequired: true }),
    /** Beginning of the newest text. */
    excerpt: oneLine,
  },
  sortable: ['lastAt', 'createdAt'],
  defaultSort: '-lastAt',
  filters: ['state', 'about', 'kind', 'assignedTo', 'isSuspect', 'lastAt', 'createdAt'],
  // Every exported file contains names and texts of people.
  isExportedWithReason: true,
  calls: ['list', 'get', 'export'],
});

/** People to whom threads can be assigned. */
export const inboxColleagues = resource({
  name: 'inbox-colleagues',
  operation: 'manage-inbox',
  fields: { username: { ...oneLine, isVerbatim: true } },
  sortable: ['username'],
  defaultSort: 'username',
  filters: [],
  calls: ['list', 'get'],
});
