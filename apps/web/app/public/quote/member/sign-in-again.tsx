import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { useLocation } from 'react-router';
import { useHref } from '#web/page/address.ts';

/** Leads to the login and back to this very form. */
export function SignInAgain() {
  const { shell } = usePhrases();
  const { pathname, search, hash } = useLocation();
  return <ButtonLink to={useHref()('login', pathname + search + hash)}>{shell.login}</ButtonLink>;
}
