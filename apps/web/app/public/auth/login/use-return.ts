import { useLocale } from '@ayrac/browser/locale.ts';
import { isOfficePath } from '@ayrac/domain/access.ts';
import { readReturnPath } from '@ayrac/domain/account/return-path.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHref, useParameters } from '#web/page/address.ts';
import { wasOpenedHere } from '#web/page/history/history-steps.ts';

/** Returns the path to open after signing in, `/` by default. */
export function useReturnPath(): string {
  return readReturnPath(useParameters().get('donus'));
}

/** Opens the path as soon as `mayReturn` is true, once. */
export function useReturnOnce(mayReturn: boolean, path: string): void {
  const navigate = useNavigate();
  const locale = useLocale();
  const home = useHref()('home');
  const isDetour = wasOpenedHere(useLocation().state);
  const hasReturned = useRef(false);
  useEffect(() => {
    if (!mayReturn || hasReturned.current) return;
    hasReturned.current = true;
    // The page is the previous history entry: replacing the login by it would put it into the history twice.
    if (isDetour) {
      navigate(-1);
      return;
    }
    const target = path === '/' ? home : path;
    // The other language and the back office are separate documents.
    const isEnglish = /^\/en(?:[/?#]|$)/.test(target);
    if (isEnglish === (locale === 'en') && !isOfficePath(target)) navigate(target, { replace: true });
    else location.replace(target);
  }, [mayReturn, isDetour, path, home, locale, navigate]);
}
