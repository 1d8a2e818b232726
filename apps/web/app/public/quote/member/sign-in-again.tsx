import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { useLocation } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { detour } from '#web/page/history/history-steps.ts';

/** Link to the login, which returns to this form. */
export function SignInAgain() {
  const { shell } = usePhrases();
  const { pathname, search, hash } = useLocation();
  const to = useHref()('login', pathname + search + hash);
  return (
    <ButtonLink to={to} state={detour}>
      {shell.login}
    </ButtonLink>
  );
}
