import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { OfficePhrases } from '@ayrac/phrases/tr/office/index.ts';
import { createContext, use } from 'react';

const languages: { readonly [Name in Locale]: () => Promise<{ readonly office: OfficePhrases }> } = {
  tr: () => import('@ayrac/phrases/tr/office/index.ts'),
  en: () => import('@ayrac/phrases/en/office/index.ts'),
};

const OfficePhrasesContext = createContext<OfficePhrases | null>(null);

/** Provides the back office's phrases. */
export const OfficePhrasesProvider = OfficePhrasesContext;

/** Returns the back office's phrases in the chosen language. Throws outside of `OfficePhrasesProvider`. */
export function useOfficePhrases(): OfficePhrases {
  const phrases = use(OfficePhrasesContext);
  if (phrases === null)
    throw new Error('A component with phrases must be rendered inside OfficePhrasesProvider.');
  return phrases;
}

/** Loads the phrases of a language. It never changes within a document. */
export async function loadOfficePhrases(locale: Locale): Promise<OfficePhrases> {
  return (await languages[locale]()).office;
}
