import { resources } from './resources.generated.ts';

/** All resources of the back office by name. */
export { resources };
export type Resources = typeof resources;

/** Name of a resource. */
export type ResourceName = keyof Resources;

/** Whether a text is the name of a resource. */
export function isResourceName(text: string): text is ResourceName {
  return Object.hasOwn(resources, text);
}
