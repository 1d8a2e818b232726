import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { useSession } from '@ayrac/browser/session/use-session.ts';
import { mayOpenScreen } from '@ayrac/domain/access.ts';
import { Logo } from '@ayrac/kit/logo.tsx';
import { useEffect } from 'react';
import { data, useLocation, useNavigate } from 'react-router';
import { useHref } from '#web/address.ts';

const RETRY_AFTER_S = '300';

export function loader() {
  return data(null, {
    status: 503,
    headers: { 'retry-after': RETRY_AFTER_S, 'cache-control': 'no-store' },
  });
}

export function headers({ loaderHeaders }: { readonly loaderHeaders: Headers }) {
  return loaderHeaders;
}

/**
 * Unknown addresses of the back office, and the back office itself while it is away. Whoever is signed in without its
 * role is led to the login, which says so.
 */
export default function Maintenance() {
  const { shell } = usePhrases();
  const maintenance = useScreenPhrases('maintenance');
  useLeadAway();
  return (
    <main className="page message-page min-h-dvh justify-center">
      <title>{`${maintenance.title} | ${shell.siteName}`}</title>
      <meta name="robots" content="noindex" />
      <Logo />
      <h1 tabIndex={-1}>{maintenance.title}</h1>
      <p>{maintenance.text}</p>
    </main>
  );
}

function useLeadAway(): void {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const login = useHref()('login', pathname + search + hash);
  const navigate = useNavigate();
  const isForbidden = session.kind === 'authenticated' && !mayOpenScreen(session.user.role, pathname);
  useEffect(() => {
    if (isForbidden) navigate(login, { replace: true });
  }, [isForbidden, login, navigate]);
}
