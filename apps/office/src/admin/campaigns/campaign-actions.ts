import type { ManyAction } from '@ayrac/contract/office/campaigns.ts';
import type { OfficeClient } from '@ayrac/contract/office/client.ts';
import type { ShownState } from '@ayrac/domain/campaign-draft/shown-state.ts';
import { momentField, referenceField } from '@ayrac/domain/record/record-field.ts';
import { changeOfOne, sentTarget } from '#office/client/bulk.ts';
import type { Outcome, Target } from '#office/client/calls.ts';
import type { Row, Value } from '#office/client/row.ts';
import type { OwnAction } from '#office/resource/own-actions.ts';

type Input = Parameters<OfficeClient['changeCampaigns']>[0]['body'];

const isChangeable = ({ state }: Row) => state !== 'archived' && state !== 'scheduled';

const change = (client: OfficeClient, target: Target, action: Input['action']) =>
  client.changeCampaigns({ body: { target: sentTarget(target), action } });

/** Returns an action without input, offered for campaigns in the given states. */
function actionFor(name: ManyAction, icon: OwnAction['icon'], from: readonly ShownState[]): OwnAction {
  return {
    name,
    icon,
    isOffered: (row) => from.some((state) => state === row.state),
    toOne: (client, row) => changeOfOne(change(client, { kind: 'ids', ids: [row.id] }, { kind: name })),
    toMany: (client, target) => change(client, target, { kind: name }),
  };
}

/** Returns an action that sets a field of one or many campaigns. */
function setting(
  name: 'endAt' | 'brandId' | 'categoryId',
  icon: OwnAction['icon'],
  field: NonNullable<OwnAction['asks']>['field'],
): OwnAction {
  const values = (value: Value) => ({ kind: 'set' as const, values: { [name]: String(value) } });
  return {
    name,
    icon,
    asks: { name, field },
    isOffered: isChangeable,
    toOne: (client, row, value) => changeOfOne(change(client, { kind: 'ids', ids: [row.id] }, values(value))),
    toMany: (client, target, value) => change(client, target, values(value)),
  };
}

const toBrand = referenceField({ to: 'brands', isRequired: true });

/** Moves campaigns to another brand, from the list of brand links, whose rows have the ids of campaigns. */
export const moveToBrand: OwnAction = {
  name: 'brandId',
  icon: 'store',
  asks: { name: 'brandId', field: toBrand },
  isOffered: isChangeable,
  toOne: (client, row, value) => changeOfOne(moveLinks(client, { kind: 'ids', ids: [row.id] }, value)),
  toMany: moveLinks,
};

function moveLinks(client: OfficeClient, target: Target, value: Value): Promise<Outcome> {
  return client.moveBrandCampaigns({ body: { target: sentTarget(target), brandId: String(value) } });
}

/** Actions on one or many campaigns. */
export const campaignActions: readonly OwnAction[] = [
  {
    name: 'edit',
    icon: 'pencil',
    hrefOf: ({ id }) => `/admin/campaign-wizard?id=${id}`,
    isOffered: ({ state }) => state !== 'archived',
  },
  actionFor('publish', 'circle-check', ['draft', 'withdrawn']),
  { ...actionFor('withdraw', 'eye-off', ['live', 'ended']), resolves: 'withdraw-first' },
  actionFor('archive', 'package', ['draft', 'withdrawn']),
  actionFor('unarchive', 'undo-2', ['archived']),
  setting('endAt', 'calendar', momentField({ isRequired: true })),
  setting('brandId', 'store', toBrand),
  setting('categoryId', 'folder-tree', referenceField({ to: 'categories', isRequired: true })),
  actionFor('duplicate', 'copy', ['draft', 'scheduled', 'live', 'ended', 'withdrawn', 'archived']),
];
