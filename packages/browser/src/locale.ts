import { defaultLocale, type Locale } from '@ayrac/domain/text/locale.ts';
import { createContext, use } from 'react';

const LocaleContext = createContext<Locale>(defaultLocale);

/** Provides the page's language. The back office has no language in its paths. */
export const LocaleProvider = LocaleContext;

/** Returns the page's language. It never changes within a document. */
export function useLocale(): Locale {
  return use(LocaleContext);
}
