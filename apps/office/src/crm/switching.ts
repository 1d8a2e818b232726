import type { OfficeClient } from '@ayrac/contract/office/client.ts';
import type { OwnAction } from '#office/resource/own-actions.ts';
import type { Row } from '#office/resource/row.ts';

/** What the CRM does by itself, by the names of the records that say so. */
type Switched = 'assignment-rules' | 'automations';

/** Switches such a record on and off; whoever does it has seen it as it is. */
export function switches(name: Switched): readonly OwnAction[] {
  const switching = (isActive: boolean) => ({
    isOffered: (row: Row) => !row.isInBin && row.isActive !== isActive,
    toOne: (client: OfficeClient, { id, version }: Row) =>
      client[`${name}.change`]({ params: { id }, body: { version, values: { isActive } } }),
  });
  return [
    { name: 'switch-on', icon: 'play', ...switching(true) },
    { name: 'switch-off', icon: 'pause', ...switching(false) },
  ];
}
