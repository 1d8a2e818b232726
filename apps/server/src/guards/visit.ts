import { isProgram } from '@ayrac/domain/campaign/attention.ts';
import type { CallContext } from '#server/api/handler.ts';

/** Whether a request counts as a visit: by a person, not by a crawler, a prefetch or an admin. */
export function isVisit({ caller, userAgent, isPrefetch }: CallContext): boolean {
  const isOwn = caller.kind === 'member' && caller.role === 'ADMIN';
  return !isPrefetch && !isOwn && !isProgram(userAgent);
}
