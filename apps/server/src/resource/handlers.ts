import { type OfficeEndpointName, officeEndpoints } from '@ayrac/contract/office/endpoints.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';

async function refuseAll(): Promise<never> {
  throw new RefusalError('not-found');
}

/** The calls of the office; nothing answers them yet. */
export const officeHandlers = Object.fromEntries(
  Object.keys(officeEndpoints).map((name) => [name, refuseAll]),
) as unknown as Handlers<OfficeEndpointName>;
