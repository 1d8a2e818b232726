import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { type SessionUser, useSession } from '@ayrac/browser/session/use-session.ts';
import { Spinner } from '@ayrac/kit/feedback/spinner.tsx';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHref } from '#web/page/address.ts';

/** Shows content to members only. Anonymous visitors are redirected to the login, which leads them back. */
export function Guard({ children }: { readonly children: (user: SessionUser) => ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const login = useHref()('login', pathname + search + hash);
  const navigate = useNavigate();
  const isStranger = session.kind === 'anonymous';

  useEffect(() => {
    if (isStranger) navigate(login, { replace: true });
  }, [isStranger, login, navigate]);

  return session.kind === 'authenticated' ? children(session.user) : <Loading />;
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
