import { resources } from './resources.generated.ts';

/** Every resource of the office by its name. */
export { resources };
export type Resources = typeof resources;

/** The name of a resource. */
export type ResourceName = keyof Resources;

/** Whether a text is the name of a resource. */
export function isResourceName(text: string): text is ResourceName {
  return Object.hasOwn(resources, text);
}
