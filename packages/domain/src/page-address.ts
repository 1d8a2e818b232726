import { defaultLocale, type Locale } from './text/locale.ts';

/** What may have happened just before the login: somebody registered, or renewed a password. */
export type LoginNews = 'uye-olundu' | 'sifre-yenilendi';

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
  login: (returnPath?: string) =>
    returnPath === undefined ? '/login' : `/login?donus=${encodeURIComponent(returnPath)}`,
  /** The login that tells what has just happened. */
  loginAfter: (news: LoginNews) => `/login?durum=${news}`,
  register: () => '/register',
  forgotPassword: () => '/sifremi-unuttum',
  resetPassword: (token?: string) => withToken('/sifre-yenile', token),
  verifyEmail: (token?: string) => withToken('/e-posta-dogrula', token),
  profile: () => '/profile',
  security: () => '/profile/guvenlik',
  notifications: () => '/profile/bildirimler',
  ownData: () => '/profile/verilerim',
  myCampaigns: () => '/my-campaigns',
  /** What the link of a request's mail opens. */
  request: (token?: string) => withToken('/talep', token),
  admin: () => '/admin',
  crm: () => '/crm-admin',
  newsletter: () => '/bulten',
  newsletterConfirm: (code: string) => withToken('/bulten/onay', code),
  newsletterPreferences: (code: string) => withToken('/bulten/tercihler', code),
  kvkk: () => '/kvkk',
  borusan: () => '/borusan-detayli',
  about: () => '/about',
  contact: () => '/contact',
  careers: () => '/careers',
  howWeEarn: () => '/nasil-kazaniyoruz',
  privacy: () => '/privacy',
  /** The specified second name of the same page, which leads there. */
  privacyPolicy: () => '/privacy-policy',
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

/** A link of a mail carries what proves that its reader received it. */
export function withToken(path: string, token: string | undefined): string {
  return token === undefined ? path : `${path}?kod=${encodeURIComponent(token)}`;
}
