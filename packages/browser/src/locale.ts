import { defaultLocale, type Locale } from '@ayrac/domain/text/locale.ts';
import { createContext, use } from 'react';

const LocaleContext = createContext<Locale>(defaultLocale);

/** Makes the page's language known to every component; the back office has it from no path. */
export const LocaleProvider = LocaleContext;

/** The language of the page; another language is another document. */
export function useLocale(): Locale {
  return use(LocaleContext);
}
