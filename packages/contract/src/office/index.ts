import { occupations } from './occupations.ts';

/** Every resource of the office by its name. */
export const resources = { occupations };
export type Resources = typeof resources;

/** The name of a resource. */
export type ResourceName = keyof Resources;
