import type { Locale } from '@ayrac/domain/locale.ts';
import type { account } from '@ayrac/phrases/tr/account.ts';
import type { auth } from '@ayrac/phrases/tr/auth.ts';
import type { brand } from '@ayrac/phrases/tr/brand.ts';
import type { campaignPage } from '@ayrac/phrases/tr/campaign-page.ts';
import type { category } from '@ayrac/phrases/tr/category.ts';
import type { chrome } from '@ayrac/phrases/tr/chrome.ts';
import type { filter } from '@ayrac/phrases/tr/filter.ts';
import type { follow } from '@ayrac/phrases/tr/follow.ts';
import type { footer } from '@ayrac/phrases/tr/footer.ts';
import type { home } from '@ayrac/phrases/tr/home.ts';
import type { inbox } from '@ayrac/phrases/tr/inbox.ts';
import type { Phrases } from '@ayrac/phrases/tr/index.ts';
import type { loans } from '@ayrac/phrases/tr/loans.ts';
import type { newsletter } from '@ayrac/phrases/tr/newsletter.ts';
import type { offer } from '@ayrac/phrases/tr/offer.ts';
import type { profile } from '@ayrac/phrases/tr/profile.ts';
import type { quote } from '@ayrac/phrases/tr/quote.ts';
import type { request } from '@ayrac/phrases/tr/request.ts';
import type { search } from '@ayrac/phrases/tr/search.ts';
import type { security } from '@ayrac/phrases/tr/security.ts';
import type { visit } from '@ayrac/phrases/tr/visit.ts';
import type { wizard } from '@ayrac/phrases/tr/wizard.ts';
import { createContext, use } from 'react';
import { useLocale } from '#web/address.ts';
import type { PhraseSet } from '#web/screen-phrases.ts';

/** Phrases that only some screens need. */
export interface ScreenPhrases {
  readonly account: typeof account;
  readonly auth: typeof auth;
  readonly brand: typeof brand;
  readonly campaignPage: typeof campaignPage;
  readonly category: typeof category;
  readonly chrome: typeof chrome;
  readonly filter: typeof filter;
  readonly follow: typeof follow;
  readonly footer: typeof footer;
  readonly home: typeof home;
  readonly inbox: typeof inbox;
  readonly loans: typeof loans;
  readonly newsletter: typeof newsletter;
  readonly offer: typeof offer;
  readonly profile: typeof profile;
  readonly quote: typeof quote;
  readonly request: typeof request;
  readonly search: typeof search;
  readonly security: typeof security;
  readonly visit: typeof visit;
  readonly wizard: typeof wizard;
}

const files: { readonly [Name in PhraseSet]: (locale: Locale) => Promise<Pick<ScreenPhrases, Name>> } = {
  account: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/account.ts') : import('@ayrac/phrases/tr/account.ts'),
  auth: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/auth.ts') : import('@ayrac/phrases/tr/auth.ts'),
  brand: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/brand.ts') : import('@ayrac/phrases/tr/brand.ts'),
  campaignPage: (locale) =>
    locale === 'en'
      ? import('@ayrac/phrases/en/campaign-page.ts')
      : import('@ayrac/phrases/tr/campaign-page.ts'),
  category: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/category.ts') : import('@ayrac/phrases/tr/category.ts'),
  chrome: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/chrome.ts') : import('@ayrac/phrases/tr/chrome.ts'),
  filter: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/filter.ts') : import('@ayrac/phrases/tr/filter.ts'),
  follow: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/follow.ts') : import('@ayrac/phrases/tr/follow.ts'),
  footer: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/footer.ts') : import('@ayrac/phrases/tr/footer.ts'),
  home: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/home.ts') : import('@ayrac/phrases/tr/home.ts'),
  inbox: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/inbox.ts') : import('@ayrac/phrases/tr/inbox.ts'),
  loans: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/loans.ts') : import('@ayrac/phrases/tr/loans.ts'),
  newsletter: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/newsletter.ts') : import('@ayrac/phrases/tr/newsletter.ts'),
  offer: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/offer.ts') : import('@ayrac/phrases/tr/offer.ts'),
  profile: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/profile.ts') : import('@ayrac/phrases/tr/profile.ts'),
  quote: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/quote.ts') : import('@ayrac/phrases/tr/quote.ts'),
  request: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/request.ts') : import('@ayrac/phrases/tr/request.ts'),
  search: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/search.ts') : import('@ayrac/phrases/tr/search.ts'),
  security: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/security.ts') : import('@ayrac/phrases/tr/security.ts'),
  visit: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/visit.ts') : import('@ayrac/phrases/tr/visit.ts'),
  wizard: (locale) =>
    locale === 'en' ? import('@ayrac/phrases/en/wizard.ts') : import('@ayrac/phrases/tr/wizard.ts'),
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

// `use` has to be given the same promise at each render.
const loading: { [Name in PhraseSet]?: Promise<ScreenPhrases[Name]> } = {};

/** Loads a screen's phrases once; a page has one language, and another language is another document. */
export function loadScreenPhrases<Name extends PhraseSet>(
  name: Name,
  locale: Locale,
): Promise<ScreenPhrases[Name]> {
  const known: Promise<ScreenPhrases[Name]> | undefined = loading[name];
  if (known !== undefined) return known;
  const begun = files[name](locale).then((file) => file[name]);
  Object.assign(loading, { [name]: begun });
  begun.catch(() => delete loading[name]);
  return begun;
}
