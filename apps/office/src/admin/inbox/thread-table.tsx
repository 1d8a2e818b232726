import { inboxThreads } from '@ayrac/contract/office/inbox-threads.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { inboxAddress } from './use-inbox.ts';

/** All threads as a table that is narrowed, ordered and exported; each leads to where it is read. */
const declaration: ResourceDeclaration = {
  shape: inboxThreads,
  titleField: 'title',
  columns: ['about', 'state', 'assignedTo', 'lastAt', 'excerpt', 'kind', 'isSuspect', 'entries', 'createdAt'],
  rarely: ['kind', 'isSuspect', 'entries', 'createdAt'],
  hasLongTitles: true,
  form: [],
  hrefOf: ({ id, state, isSuspect }) =>
    inboxAddress(state === 'closed' ? 'closed' : isSuspect === true ? 'suspect' : 'open', '', id),
  useWords: () => useOfficePhrases()['inbox-threads'],
};

export function ThreadTable() {
  return <ResourcePage declaration={declaration} heading="h2" />;
}
