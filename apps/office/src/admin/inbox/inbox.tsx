import { inboxThreads } from '@ayrac/contract/office/inbox-threads.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { ResourceDeclaration } from '#office/resource/declaration.ts';
import { ResourcePage } from '#office/resource/resource-page.tsx';
import { InboxLists } from './inbox-lists.tsx';
import { filtersBeyondList, listNameOf, OPEN_QUERY } from './lists.ts';
import { Thread } from './thread.tsx';
import { threadActions } from './thread-actions.ts';
import { AboutCell, ThreadStateCell } from './thread-cells.tsx';
import './inbox.css';

/** Messages and reports of visitors: a list, with the thread to read and answer beside it. */
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
  isRead: true,
  Lists: InboxLists,
  begins: OPEN_QUERY,
  listOf: listNameOf,
  beyondList: filtersBeyondList,
  useWords: () => useOfficePhrases()['inbox-threads'],
};

export function Component() {
  return <ResourcePage declaration={declaration} heading="h1" />;
}
