import type { Session } from '@ayrac/browser/session/use-session.ts';
import type { Role } from '@ayrac/domain/access.ts';
import { addresses, inLocale } from '@ayrac/domain/page-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';

/** What decides whether somebody may stay. */
interface Visit {
  readonly session: Session;
  /** Whether a role may be here. */
  readonly mayOpen: (role: Role) => boolean;
  /** The address, to come back to. */
  readonly here: string;
  readonly locale: Locale;
}

/**
 * Where somebody is led who may not be here: a stranger and a member without the role to the login, which says so; a
 * role that waits for its second factor to where that is set up. Each of them knows the way back. Undefined while it is
 * not known who is here, and for those who may stay.
 */
export function wayOut({ session, mayOpen, here, locale }: Visit): string | undefined {
  if (session.kind === 'loading') return undefined;
  if (session.kind === 'anonymous') return inLocale(addresses.login(here), locale);
  const { role, secondFactor } = session.user;
  if (mayOpen(role)) return undefined;
  const leadTo = secondFactor === 'required' ? addresses.security : addresses.login;
  return inLocale(leadTo(here), locale);
}
