import { useLocale } from '@ayrac/browser/locale.ts';
import { type SessionUser, useSession } from '@ayrac/browser/session/use-session.ts';
import type { Role } from '@ayrac/domain/access.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { wayOut } from './way-out.ts';

interface Visitor {
  /** Undefined while unknown and for anonymous visitors. */
  readonly user: SessionUser | undefined;
  /** Whether a redirect is under way. */
  readonly isLeaving: boolean;
}

/**
 * Returns the signed-in person and redirects visitors who may not be here. Anonymous visitors may stay with `strangers:
 * 'stay'`.
 */
export function useLeadOut(mayOpen: (role: Role) => boolean, strangers: 'leave' | 'stay'): Visitor {
  const session = useSession();
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  const target =
    session.kind === 'anonymous' && strangers === 'stay'
      ? undefined
      : wayOut({ session, mayOpen, here: pathname + search + hash, locale });
  useEffect(() => {
    // Login and profile belong to the public document.
    if (target !== undefined) location.replace(target);
  }, [target]);
  return {
    user: session.kind === 'authenticated' ? session.user : undefined,
    isLeaving: target !== undefined,
  };
}
