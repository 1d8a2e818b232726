import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Phrases } from '@ayrac/phrases/tr/index.ts';
import type { PhraseSet, ScreenPhrases, Screens } from '@ayrac/phrases/tr/screens.ts';
import { createContext, use } from 'react';
import { useLocale } from './locale.ts';

export type { PhraseSet, ScreenPhrases };

interface Language {
  readonly phrases: Phrases;
  readonly screens: Screens;
}

const languages: { readonly [Name in Locale]: () => Promise<Language> } = {
  tr: () => import('@ayrac/phrases/tr/index.ts').then(({ tr, screens }) => ({ phrases: tr, screens })),
  en: () => import('@ayrac/phrases/en/index.ts').then(({ en, screens }) => ({ phrases: en, screens })),
};

const PhrasesContext = createContext<Phrases | null>(null);
const ScreenPhrasesContext = createContext<ScreenPhrases | null>(null);

/** Provides the page's phrases. */
export const PhrasesProvider = PhrasesContext;

/** Provides the phrases of all screens, on the server only. The browser loads those that it needs. */
export const ScreenPhrasesProvider = ScreenPhrasesContext;

/** Returns the phrases of the page's language. Throws outside of `PhrasesProvider`. */
export function usePhrases(): Phrases {
  const phrases = use(PhrasesContext);
  if (phrases === null) throw new Error('A component with phrases must be rendered inside PhrasesProvider.');
  return phrases;
}

/**
 * Returns the phrases of one screen in the page's language. In the browser the component suspends until they are
 * loaded.
 */
export function useScreenPhrases<Name extends PhraseSet>(name: Name): ScreenPhrases[Name] {
  const locale = useLocale();
  const atHand = use(ScreenPhrasesContext);
  return atHand === null ? use(loadScreenPhrases(name, locale)) : atHand[name];
}

let language: Promise<Language> | undefined;

/**
 * Loads the phrases of a language once, together with the loaders of its screens' phrases. The language never changes
 * within a document.
 */
export function loadLanguage(locale: Locale): Promise<Language> {
  if (language !== undefined) return language;
  const begun = languages[locale]();
  language = begun;
  begun.catch(() => {
    language = undefined;
  });
  return begun;
}

const PAUSE_MS = 1_000;

// `use` needs the same promise on every render.
const loading: { [Name in PhraseSet]?: Promise<ScreenPhrases[Name]> } = {};

/** A suspended component retries as soon as the promise rejects. The pause keeps it from retrying in a tight loop. */
function failLater(error: unknown): Promise<never> {
  return new Promise((_, fail) => setTimeout(fail, PAUSE_MS, error));
}

/** Loads a screen's phrases once. A failed load is tried again on the next call. */
export function loadScreenPhrases<Name extends PhraseSet>(
  name: Name,
  locale: Locale,
): Promise<ScreenPhrases[Name]> {
  const known: Promise<ScreenPhrases[Name]> | undefined = loading[name];
  if (known !== undefined) return known;
  const begun = loadLanguage(locale)
    .then(({ screens }) => screens[name]())
    .then((file) => file[name])
    .catch(failLater);
  Object.assign(loading, { [name]: begun });
  begun.then(
    // Sets the status that React sets on a promise it has awaited, so that `use` returns loaded phrases without
    // suspending and visible content does not flash.
    (value) => Object.assign(begun, { status: 'fulfilled', value }),
    () => delete loading[name],
  );
  return begun;
}
