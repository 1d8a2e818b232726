import type { Session } from '@ayrac/browser/session/use-session.ts';
import type { Role } from '@ayrac/domain/access.ts';
import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';

/** Input for the decision whether a visitor may stay. */
interface Visit {
  readonly session: Session;
  /** Whether a role may open the screen. */
  readonly mayOpen: (role: Role) => boolean;
  /** Current address, to return to. */
  readonly here: string;
  readonly locale: Locale;
}

/**
 * Returns where a visitor without access is redirected: to the login, or to the security settings if the role requires
 * a second factor. Both lead back here. Undefined while the session is loading, and for visitors with access.
 */
export function wayOut({ session, mayOpen, here, locale }: Visit): string | undefined {
  if (session.kind === 'loading') return undefined;
  if (session.kind === 'anonymous') return inLocale(addresses.login(here), locale);
  const { role, secondFactor } = session.user;
  if (mayOpen(role)) return undefined;
  const leadTo = secondFactor === 'required' ? addresses.security : addresses.login;
  return inLocale(leadTo(here), locale);
}
