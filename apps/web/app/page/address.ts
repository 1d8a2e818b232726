import { useLocale } from '@ayrac/browser/locale.ts';
import { type Addresses, addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import { useLocation } from 'react-router';

export { addresses, inLocale };

/** Returns the Turkish path of the same page, as in the table of addresses. */
export function withoutLocale(pathname: string): string {
  return pathname.replace(/^\/en(?=\/|$)/, '') || '/';
}

/** Returns the query of the page's address with readable commas, which the router encodes on the server. */
export function useSearch(): string {
  return useLocation().search.replaceAll('%2C', ',');
}

/** Returns the parameters of the page's address. */
export function useParameters(): URLSearchParams {
  return new URLSearchParams(useLocation().search);
}

/** Returns a function that builds addresses in the page's language. */
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
