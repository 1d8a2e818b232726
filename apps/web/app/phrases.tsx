import type { Phrases } from '@ayrac/phrases/tr/index.ts';
import { createContext, use } from 'react';

const PhrasesContext = createContext<Phrases | null>(null);

/** Makes the page's phrases known to every component. */
export const PhrasesProvider = PhrasesContext;

/** The phrases of the page's language. */
export function usePhrases(): Phrases {
  const phrases = use(PhrasesContext);
  if (phrases === null) throw new Error('A component that speaks stands outside of PhrasesProvider.');
  return phrases;
}
