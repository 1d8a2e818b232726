import { defaultLocale, type Locale } from './locale.ts';

/** Every address of the site as its Turkish path; nothing else writes one. */
export const addresses = {
  home: () => '/',
  categories: () => '/kategoriler',
  category: (slug: string) => `/kategoriler/${slug}`,
  categoryFeed: (slug: string) => `/kategoriler/${slug}/rss.xml`,
  brands: () => '/marka',
  brand: (slug: string) => `/marka/${slug}`,
  brandCategory: (brand: string, category: string) => `/marka/${brand}/${category}`,
  brandFeed: (slug: string) => `/marka/${slug}/rss.xml`,
  campaigns: () => '/kampanyalar',
  endingCampaigns: () => '/kampanyalar?donem=son-gunler',
  campaign: (slug: string) => `/kampanyalar/${slug}`,
  quote: (slug: string) => `/kampanyalar/${slug}/teklif`,
  report: (slug: string) => `/kampanyalar/${slug}/bildir`,
  calendarEntry: (slug: string) => `/kampanyalar/${slug}/takvim.ics`,
  search: (term?: string) => (term === undefined ? '/search' : `/search?q=${encodeURIComponent(term)}`),
  loans: () => '/kredi-hesaplama',
  login: () => '/login',
  register: () => '/register',
  kvkk: () => '/kvkk',
  borusan: () => '/borusan-detayli',
  about: () => '/about',
  contact: () => '/contact',
  careers: () => '/careers',
  howWeEarn: () => '/nasil-kazaniyoruz',
  privacy: () => '/privacy',
  terms: () => '/terms',
  cookiePolicy: () => '/cookie-policy',
} as const;

/** The table of addresses, for those who write one by its name. */
export type Addresses = typeof addresses;

/** A Turkish path in a language: English stands below `/en`. */
export function inLocale(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? '/en' : `/en${path}`;
}
