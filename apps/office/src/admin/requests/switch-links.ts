import type { OfficeClient } from '@ayrac/contract/office/client.ts';
import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import { changeOfOne } from '#office/client/bulk.ts';
import type { Target } from '#office/client/calls.ts';
import { callsOf } from '#office/client/client.ts';
import type { OwnAction } from '#office/resource/own-actions.ts';

interface Switch {
  /** Key of the action's phrases. */
  readonly name: string;
  readonly icon: OwnAction['icon'];
  /** Boolean field that the action sets. The action is offered for records where that is a change. */
  readonly field: string;
  readonly isOn: boolean;
}

/** Returns an action that sets a boolean field of one or many records. */
export function switchAction(shape: ResourceShape, { name, icon, field, isOn }: Switch): OwnAction {
  const write = (client: OfficeClient, target: Target) =>
    callsOf(client, shape.name).bulk({
      body: { target, action: { kind: 'set', values: { [field]: isOn } } },
    });
  return {
    name,
    icon,
    isOffered: (row) => row[field] !== isOn,
    toOne: (client, { id }) => changeOfOne(write(client, { kind: 'ids', ids: [id] })),
    toMany: write,
  };
}

/** Returns the actions that enable or disable a link. */
export function linkActions(shape: ResourceShape): readonly OwnAction[] {
  return [
    switchAction(shape, { name: 'on', icon: 'circle-check', field: 'isActive', isOn: true }),
    switchAction(shape, { name: 'off', icon: 'pause', field: 'isActive', isOn: false }),
  ];
}
