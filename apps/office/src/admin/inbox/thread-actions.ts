import { inboxThreads } from '@ayrac/contract/office/inbox-threads.ts';
import { sentTarget } from '#office/client/bulk.ts';
import type { Row, Value } from '#office/client/row.ts';
import type { OwnAction } from '#office/resource/own-actions.ts';
import { changeThread } from './change-thread.ts';

/** Value of `pane` in the address that opens a thread at its answer field. */
export const ANSWER_PANE = 'answer';

const isClosed = ({ state }: Row) => state === 'closed';

/** Actions on one or many threads in their list. */
export const threadActions: readonly OwnAction[] = [
  { name: 'answer', icon: 'send', hrefOf: answerAddress },
  {
    name: 'close',
    icon: 'check',
    isOffered: (row) => !isClosed(row),
    ...becoming('closed'),
  },
  { name: 'reopen', icon: 'undo-2', isOffered: isClosed, ...becoming('read') },
  {
    name: 'assign',
    icon: 'user',
    asks: { name: 'assignedTo', field: inboxThreads.fields.assignedTo },
    toOne: (client, row, value) => changeThread(client, row, { assigneeId: idIn(value) }),
    toMany: (client, target, value) =>
      client.changeInboxThreads({ body: { target: sentTarget(target), assigneeId: idIn(value) } }),
  },
  {
    name: 'mark-unread',
    icon: 'mail',
    isOffered: ({ state }) => state === 'read',
    toOne: becoming('new').toOne,
  },
];

function becoming(state: 'new' | 'read' | 'closed') {
  return {
    toOne: (client, row) => changeThread(client, row, { state }),
    toMany: (client, target) => client.changeInboxThreads({ body: { target: sentTarget(target), state } }),
  } satisfies Pick<OwnAction, 'toOne' | 'toMany'>;
}

/** Returns the address of a thread's answer field, beside the current list. */
function answerAddress({ id }: Row): string {
  const address = new URLSearchParams(location.search);
  address.set('open', id);
  address.set('pane', ANSWER_PANE);
  return `?${address}`;
}

function idIn(value: Value): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
