import { undoChange } from './changes.ts';
import { type ResourceName, type Resources, resources } from './index.ts';
import { type ResourceCalls, type ResourceDeed, resourceCalls } from './resource-calls.ts';
import { changeView, createView, deleteView, listViews } from './views.ts';

type CallsOfResources = {
  readonly [Name in `${ResourceName}.${ResourceDeed}`]: Name extends `${infer Of extends ResourceName}.${infer Deed extends ResourceDeed}`
    ? ResourceCalls<Resources[Of]>[Deed]
    : never;
};

/** `occupations.list` and so on, for every resource. */
const ofResources = Object.fromEntries(
  Object.entries(resources).flatMap(([name, shape]) =>
    Object.entries(resourceCalls(shape)).map(([deed, call]) => [`${name}.${deed}`, call]),
  ),
) as CallsOfResources;

/** Every call of the office by its name; the browser has a table of routes of their own for them. */
export const officeEndpoints = { ...ofResources, changeView, createView, deleteView, listViews, undoChange };
export type OfficeEndpoints = typeof officeEndpoints;

/** The name of a call of the office. */
export type OfficeEndpointName = keyof OfficeEndpoints;
