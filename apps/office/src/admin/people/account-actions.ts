import { ApiProblem } from '@ayrac/contract/client.ts';
import type { OfficeClient } from '@ayrac/contract/office/client.ts';
import type { AccountAction } from '@ayrac/domain/person/person-access.ts';
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
      client[call]({
        body: { target: target.kind === 'ids' ? { ...target, ids: [...target.ids] } : target, action: name },
      });
    return {
      name,
      icon,
      isOffered,
      toOne: async (client, { id }) => {
        const { change: undoneBy, failed } = await change(client, { kind: 'ids', ids: [id] });
        const [failure] = failed;
        if (failure !== undefined)
          throw new ApiProblem({ status: 409, code: 'record-changed', error: failure.message });
        return { change: undoneBy };
      },
      toMany: change,
    };
  };
  return [
    action('end-sessions', 'log-out', ({ isActive }) => isActive === true),
    action('disable', 'lock', ({ isActive }) => isActive === true),
    action('enable', 'circle-check', ({ isActive }) => isActive !== true),
  ];
}
