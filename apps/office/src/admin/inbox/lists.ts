import type { ListState } from '#office/resource/address.ts';

const OPEN = 'new,read,answered';

/** The lists of the inbox by what they are narrowed by; `me` is whose account it is. */
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

/** The list that the inbox begins with. */
export const OPEN_QUERY = new URLSearchParams(inboxLists('').open).toString();

/** Which of the lists these filters are; undefined where they are none of them. */
export function listNameOf({ filters }: Pick<ListState, 'filters'>): string | undefined {
  const lists = Object.entries<ListState['filters']>(inboxLists(filters.assignedTo ?? ''));
  return lists.find(([, list]) => isSame(list, filters))?.[0];
}

function isSame(one: ListState['filters'], other: ListState['filters']): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
