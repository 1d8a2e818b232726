import type { OfficeClient } from '@ayrac/contract/office/client.ts';
import type { Row } from '#office/client/row.ts';
import type { OwnAction } from '#office/resource/own-actions.ts';

/** Resources whose records can be switched on and off. */
type Switched = 'assignment-rules' | 'automations';

/** Returns the actions that switch a record on and off. They are based on the version that the user has seen. */
export function switches(name: Switched): readonly OwnAction[] {
  const switching = (isActive: boolean) => ({
    isOffered: (row: Row) => !row.isInBin && row.isActive !== isActive,
    toOne: (client: OfficeClient, { id, version }: Row) =>
      client[`${name}.change`]({ params: { id }, body: { version, values: { isActive } } }),
  });
  return [
    { name: 'switch-on', icon: 'play', variant: 'primary', ...switching(true) },
    { name: 'switch-off', icon: 'pause', ...switching(false) },
  ];
}
