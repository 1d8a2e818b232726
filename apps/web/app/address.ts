import { defaultLocale, type Locale } from '@ayrac/domain/locale.ts';
import { type Addresses, addresses, inLocale } from '@ayrac/domain/page-address.ts';
import { useLocation } from 'react-router';

export { addresses, inLocale };

/** The language that a path stands for: English below `/en`, else Turkish. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/en' || pathname.startsWith('/en/') || pathname.startsWith('/en.')
    ? 'en'
    : defaultLocale;
}

/** The Turkish path of the same page, as the table of addresses writes it. */
export function withoutLocale(pathname: string): string {
  return localeOfPath(pathname) === 'en' ? pathname.slice(3) || '/' : pathname;
}

/** The language of the page. */
export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname);
}

/** The addresses in the page's language. */
export function useHref(): <Name extends keyof Addresses>(
  name: Name,
  ...parts: Parameters<Addresses[Name]>
) => string {
  const locale = useLocale();
  return (name, ...parts) => {
    const write = addresses[name] as (...parts: readonly (string | undefined)[]) => string;
    return inLocale(write(...parts), locale);
  };
}
