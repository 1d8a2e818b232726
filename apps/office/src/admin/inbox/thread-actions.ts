import { inboxThreads } from '@ayrac/contract/office/inbox-threads.ts';
import type { Target } from '#office/resource/calls.ts';
import type { OwnAction } from '#office/resource/own-actions.ts';
import type { Row, Value } from '#office/resource/row.ts';

/** What stands in `pane` of the address while somebody is led to where they answer. */
export const ANSWER_PANE = 'answer';

const isClosed = ({ state }: Row) => state === 'closed';

/** What can be done to threads from their list: one by one, and to many at once. */
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
    toOne: (client, { id, version }, value) =>
      client.changeInboxThread({ params: { id }, body: { version, assigneeId: idIn(value) } }),
    toMany: (client, target, value) =>
      client.changeInboxThreads({ body: { target: sent(target), assigneeId: idIn(value) } }),
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
    toOne: (client, { id, version }) =>
      client.changeInboxThread({ params: { id }, body: { version, state } }),
    toMany: (client, target) => client.changeInboxThreads({ body: { target: sent(target), state } }),
  } satisfies Pick<OwnAction, 'toOne' | 'toMany'>;
}

/** Beside the very list that it is asked from. */
function answerAddress({ id }: Row): string {
  const address = new URLSearchParams(location.search);
  address.set('open', id);
  address.set('pane', ANSWER_PANE);
  return `?${address}`;
}

function idIn(value: Value): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** As the call takes it. */
function sent(target: Target) {
  return target.kind === 'ids' ? { ...target, ids: [...target.ids] } : target;
}
