import { useLocale } from '@ayrac/browser/locale.ts';
import { type SessionUser, useSession } from '@ayrac/browser/session/use-session.ts';
import type { Role } from '@ayrac/domain/access.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { wayOut } from './way-out.ts';

interface Visitor {
  /** Undefined while that is not known, and for strangers. */
  readonly user: SessionUser | undefined;
  /** Whether they are being led away. */
  readonly isLeaving: boolean;
}

/** Finds out who is here, and leads away who may not be; strangers may stay where they are told to. */
export function useLeadOut(mayOpen: (role: Role) => boolean, strangers: 'leave' | 'stay'): Visitor {
  const session = useSession();
  const locale = useLocale();
  const { pathname, search, hash } = useLocation();
  const target =
    session.kind === 'anonymous' && strangers === 'stay'
      ? undefined
      : wayOut({ session, mayOpen, here: pathname + search + hash, locale });
  useEffect(() => {
    // The login and the profile are pages of the public document.
    if (target !== undefined) location.replace(target);
  }, [target]);
  return {
    user: session.kind === 'authenticated' ? session.user : undefined,
    isLeaving: target !== undefined,
  };
}
