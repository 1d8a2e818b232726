import type { ListState } from '#office/resource/address.ts';

const OPEN = 'new,read,answered';

/** Returns the filters of the inbox's lists. `me` is the id of the signed-in account. */
export function inboxLists(me: string) {
  return {
    open: { state: OPEN, isSuspect: 'false' },
    unread: { state: 'new', isSuspect: 'false' },
    mine: { state: OPEN, assignedTo: me },
    suspect: { state: OPEN, isSuspect: 'true' },
    closed: { state: 'closed' },
    all: {},
  } as const satisfies Record<string, ListState['filters']>;
}

/** Query of the inbox's initial list. */
export const OPEN_QUERY = new URLSearchParams(inboxLists('').open).toString();

/** Returns the list that has these filters, or undefined. */
export function listNameOf({ filters }: Pick<ListState, 'filters'>): string | undefined {
  const lists = Object.entries<ListState['filters']>(inboxLists(filters.assignedTo ?? ''));
  return lists.find(([, list]) => isSame(list, filters))?.[0];
}

/** Returns the filters that narrow a list further: those that the list with the most filters among them does not have. */
export function filtersBeyondList(filters: ListState['filters']): ListState['filters'] {
  const lists = Object.values<ListState['filters']>(inboxLists(filters.assignedTo ?? ''));
  const held = lists.filter((list) => Object.keys(list).every((name) => list[name] === filters[name]));
  const [most = {}] = held.toSorted((one, other) => Object.keys(other).length - Object.keys(one).length);
  return Object.fromEntries(Object.entries(filters).filter(([name]) => most[name] === undefined));
}

function isSame(one: ListState['filters'], other: ListState['filters']): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
