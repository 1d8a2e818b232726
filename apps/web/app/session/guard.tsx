import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { type SessionUser, useSession } from '@ayrac/browser/session/use-session.ts';
import { mayOpenScreen } from '@ayrac/domain/access.ts';
import { Spinner } from '@ayrac/kit/spinner.tsx';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHref, withoutLocale } from '#web/address.ts';

/**
 * Shows what only members may see. Strangers, and members whose role may not open the screen, are led to the login,
 * which knows the way back and says what is wrong.
 */
export function Guard({ children }: { readonly children: (user: SessionUser) => ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const login = useHref()('login', pathname + search + hash);
  const navigate = useNavigate();
  const user = session.kind === 'authenticated' ? session.user : undefined;
  const mayOpen = user !== undefined && mayOpenScreen(user.role, withoutLocale(pathname));
  const isRefused = session.kind !== 'loading' && !mayOpen;

  useEffect(() => {
    if (isRefused) navigate(login, { replace: true });
  }, [isRefused, login, navigate]);

  return mayOpen ? children(user) : <Loading />;
}

function Loading() {
  const { shell } = usePhrases();
  return (
    <div className="waiting" role="status">
      <Spinner />
      {shell.loading}
    </div>
  );
}
