import type { OfficeClient } from '@ayrac/contract/office/client.ts';
import type { AccountAction } from '@ayrac/domain/person/person-access.ts';
import { changeOfOne, sentTarget } from '#office/client/bulk.ts';
import type { Target } from '#office/client/calls.ts';
import type { Row } from '#office/client/row.ts';
import type { OwnAction } from '#office/resource/own-actions.ts';

/** Returns the actions on accounts in their list, for one account or many at once. */
export function accountActions(call: 'changeCustomers' | 'changeUsers'): readonly OwnAction[] {
  const action = (
    name: AccountAction,
    icon: OwnAction['icon'],
    isOffered: (row: Row) => boolean,
  ): OwnAction => {
    const change = (client: OfficeClient, target: Target) =>
      client[call]({ body: { target: sentTarget(target), action: name } });
    return {
      name,
      icon,
      isOffered,
      toOne: (client, { id }) => changeOfOne(change(client, { kind: 'ids', ids: [id] })),
      toMany: change,
    };
  };
  return [
    action('end-sessions', 'log-out', ({ isActive }) => isActive === true),
    action('disable', 'lock', ({ isActive }) => isActive === true),
    action('enable', 'circle-check', ({ isActive }) => isActive !== true),
  ];
}
