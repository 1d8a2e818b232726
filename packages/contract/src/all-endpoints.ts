import { endpoints } from './endpoints.ts';
import { officeEndpoints } from './office/endpoints.ts';

/** All endpoints of the server. */
export const allEndpoints = { ...endpoints, ...officeEndpoints };
export type AllEndpoints = typeof allEndpoints;

/** Name of an endpoint. */
export type CallName = keyof AllEndpoints;
