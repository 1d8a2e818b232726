import { useLocale } from '@ayrac/browser/locale.ts';
import { isOfficePath } from '@ayrac/domain/access.ts';
import { readReturnPath } from '@ayrac/domain/account/return-path.ts';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useHref } from '#web/page/address.ts';

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
  useEffect(() => {
    if (!mayReturn) return;
    const target = path === '/' ? home : path;
    // Another language is another document, and so is the back office.
    const isEnglish = /^\/en(?:[/?#]|$)/.test(target);
    if (isEnglish === (locale === 'en') && !isOfficePath(target)) navigate(target, { replace: true });
    else location.replace(target);
  }, [mayReturn, path, home, locale, navigate]);
}
