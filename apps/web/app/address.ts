import { type Addresses, addresses, inLocale } from '@ayrac/domain/page-address.ts';
import { defaultLocale, type Locale } from '@ayrac/domain/text/locale.ts';
import { createContext, use } from 'react';

export { addresses, inLocale };

/** The Turkish path of the same page, as the table of addresses writes it. */
export function withoutLocale(pathname: string): string {
  return pathname.replace(/^\/en(?=\/|$)/, '') || '/';
}

const LocaleContext = createContext<Locale>(defaultLocale);

/** Makes the page's language known to every component; the back office has it from no path. */
export const LocaleProvider = LocaleContext;

/** The language of the page; another language is another document. */
export function useLocale(): Locale {
  return use(LocaleContext);
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
