import { inboxThreads } from '@ayrac/contract/office/inbox-threads.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { InboxLists } from './inbox-lists.tsx';
import { listNameOf, OPEN_QUERY } from './lists.ts';
import { Thread } from './thread.tsx';
import { threadActions } from './thread-actions.ts';
import { AboutCell, ThreadStateCell } from './thread-cells.tsx';
import './inbox.css';

/** What people wrote and reported: a list that is worked through, and beside it the thread that is read and answered. */
const declaration: ResourceDeclaration = {
  shape: inboxThreads,
  titleField: 'title',
  columns: ['about', 'state', 'assignedTo', 'lastAt', 'excerpt', 'kind', 'isSuspect', 'entries', 'createdAt'],
  rarely: ['kind', 'isSuspect', 'entries', 'createdAt'],
  hasLongTitles: true,
  form: [],
  cells: {
    about: (row) => <AboutCell row={row} />,
    state: (row) => <ThreadStateCell row={row} />,
  },
  actions: threadActions,
  keys: { answer: 'answer', edit: 'close' },
  Facts: Thread,
  Lists: InboxLists,
  begins: OPEN_QUERY,
  listOf: listNameOf,
  useWords: () => useOfficePhrases()['inbox-threads'],
};

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}
