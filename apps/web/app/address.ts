import { defaultLocale, type Locale } from '@ayrac/domain/locale.ts';
import { useLocation } from 'react-router';

/** The language that a path stands for: English below `/en`, else Turkish. */
export function localeOfPath(pathname: string): Locale {
  return pathname === '/en' || pathname.startsWith('/en/') || pathname.startsWith('/en.')
    ? 'en'
    : defaultLocale;
}

/** The Turkish path of the same page; paths in the table below are written so. */
export function withoutLocale(pathname: string): string {
  return localeOfPath(pathname) === 'en' ? pathname.slice(3) || '/' : pathname;
}

/** A Turkish path in a language. */
export function inLocale(path: string, locale: Locale): string {
  if (locale === 'tr') return path;
  return path === '/' ? '/en' : `/en${path}`;
}

/** The language of the page. */
export function useLocale(): Locale {
  return localeOfPath(useLocation().pathname);
}

/** Every address of the site; nothing else writes one. */
export const addresses = {
  home: () => '/',
  categories: () => '/kategoriler',
  category: (slug: string) => `/kategoriler/${slug}`,
  brands: () => '/marka',
  brand: (slug: string) => `/marka/${slug}`,
  brandCategory: (brand: string, category: string) => `/marka/${brand}/${category}`,
  campaign: (slug: string) => `/kampanyalar/${slug}`,
  quote: (slug: string) => `/kampanyalar/${slug}/teklif`,
  search: (term?: string) => (term === undefined ? '/search' : `/search?q=${encodeURIComponent(term)}`),
  loans: () => '/kredi-hesaplama',
  login: () => '/login',
  register: () => '/register',
  kvkk: () => '/kvkk',
  borusan: () => '/borusan-detayli',
  about: () => '/about',
  contact: () => '/contact',
  careers: () => '/careers',
  privacy: () => '/privacy',
  terms: () => '/terms',
  cookiePolicy: () => '/cookie-policy',
} as const;

type Addresses = typeof addresses;

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
