import type { OfficeEndpointName } from '@ayrac/contract/office/endpoints.ts';
import type { ResourceName } from '@ayrac/contract/office/index.ts';
import type { Handlers } from '#server/api/handler.ts';
import type { ServedResource } from '#server/resource/declaration.ts';
import { handlersOf } from '#server/resource/handlers.ts';
import { undoChange } from '#server/resource/undo-change.ts';
import { viewHandlers } from '#server/resource/views.ts';
import { brandRecords } from './brand/office.ts';
import { occupationRecords } from './profile/office.ts';

/** Where each resource of the office stands; one that is missing does not compile. */
const served: Readonly<Record<ResourceName, ServedResource>> = {
  brands: brandRecords,
  occupations: occupationRecords,
};
const resources = Object.values(served);

type OfResources = Handlers<Extract<OfficeEndpointName, `${ResourceName}.${string}`>>;

/** The calls of the office. */
export const officeHandlers: Handlers<OfficeEndpointName> = {
  ...(handlersOf(resources) as OfResources),
  ...viewHandlers,
  undoChange: (context, { params }) => undoChange(context, resources, params.change),
};
