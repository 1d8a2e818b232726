import { useLocale } from '@ayrac/browser/locale.ts';
import { isOfficePath } from '@ayrac/domain/access.ts';
import { readReturnPath } from '@ayrac/domain/account/return-path.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHref } from '#web/page/address.ts';
import { wasOpenedHere } from '#web/page/history/history-steps.ts';

/** Where signing in leads back to: `/` where nobody came from anywhere in particular. */
export function useReturnPath(): string {
  const [query] = useSearchParams();
  return readReturnPath(query.get('donus'));
}

/** Leads there as soon as one may. */
export function useReturnOnce(mayReturn: boolean, path: string): void {
  const navigate = useNavigate();
  const locale = useLocale();
  const home = useHref()('home');
  const isDetour = wasOpenedHere(useLocation().state);
  const hasReturned = useRef(false);
  useEffect(() => {
    if (!mayReturn || hasReturned.current) return;
    hasReturned.current = true;
    // The page is the entry before this one: put in the login's place it would stand there twice.
    if (isDetour) {
      navigate(-1);
      return;
    }
    const target = path === '/' ? home : path;
    // Another language is another document, and so is the back office.
    const isEnglish = /^\/en(?:[/?#]|$)/.test(target);
    if (isEnglish === (locale === 'en') && !isOfficePath(target)) navigate(target, { replace: true });
    else location.replace(target);
  }, [mayReturn, isDetour, path, home, locale, navigate]);
}
