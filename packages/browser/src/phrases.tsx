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

/** Makes the page's phrases known to every component. */
export const PhrasesProvider = PhrasesContext;

/** The server has every screen's phrases at hand; the browser loads those that it needs. */
export const ScreenPhrasesProvider = ScreenPhrasesContext;

/** The phrases of the page's language. */
export function usePhrases(): Phrases {
  const phrases = use(PhrasesContext);
  if (phrases === null) throw new Error('A component that speaks stands outside of PhrasesProvider.');
  return phrases;
}

/** The phrases of one screen in the page's language; in the browser the component waits until they are there. */
export function useScreenPhrases<Name extends PhraseSet>(name: Name): ScreenPhrases[Name] {
  const locale = useLocale();
  const atHand = use(ScreenPhrasesContext);
  return atHand === null ? use(loadScreenPhrases(name, locale)) : atHand[name];
}

let language: Promise<Language> | undefined;

/** Loads a language once, and with it where its screens' phrases are; another language is another document. */
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

// `use` has to be given the same promise at each render.
const loading: { [Name in PhraseSet]?: Promise<ScreenPhrases[Name]> } = {};

/** A component that waits asks again at once when it hears of a failure: without a pause it would ask without end. */
function failLater(error: unknown): Promise<never> {
  return new Promise((_, fail) => setTimeout(fail, PAUSE_MS, error));
}

/** Loads a screen's phrases once. */
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
    // As React marks a promise that it has waited for: what is here takes nothing that is shown away for a moment.
    (value) => Object.assign(begun, { status: 'fulfilled', value }),
    () => delete loading[name],
  );
  return begun;
}
