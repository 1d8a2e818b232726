import { isProgram } from '@ayrac/domain/campaign/attention.ts';
import type { CallContext } from '#server/api/handler.ts';

/** Whether a person looks, who is none of our own. */
export function isVisit({ caller, userAgent, isPrefetch }: CallContext): boolean {
  const isOwn = caller.kind === 'member' && caller.role === 'ADMIN';
  return !isPrefetch && !isOwn && !isProgram(userAgent);
}
