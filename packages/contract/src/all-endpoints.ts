import { endpoints } from './endpoints.ts';
import { officeEndpoints } from './office/endpoints.ts';

/** Every call that the server answers. */
export const allEndpoints = { ...endpoints, ...officeEndpoints };
export type AllEndpoints = typeof allEndpoints;

/** The name of any call. */
export type CallName = keyof AllEndpoints;
