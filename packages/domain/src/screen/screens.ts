import type { CampaignFilter } from '../filter/campaign-filter.ts';

/** Definition of a screen. Addresses, routes, caching, sitemaps and phrases are derived from it. */
export interface Screen {
  /** Turkish path. `:slug` is a required parameter, `:category?` an optional one. */
  readonly path: string;
  /** Query parameters that the screen reads. A cached page is rendered and cached without any others. */
  readonly query: readonly string[];
  /** Filters of the screen's list. They are query parameters, too. */
  readonly filters: 'all' | readonly CampaignFilter[];
  /** Groups of phrases that are loaded before hydration, in addition to those of every page. */
  readonly phrases: readonly string[];
  /** `everyone` sees the same page at once. `members` see their own data after the browser has identified them. */
  readonly opensTo: 'everyone' | 'members';
  /**
   * Whether the page is cached for all visitors. A page with the data of one form or link is rendered for each visitor.
   */
  readonly isKept: boolean;
  /** Whether search engines may index the page, are asked not to index it, or are asked not even to crawl it. */
  readonly search: 'listed' | 'left-out' | 'closed';
  /** Sitemap that lists the screen. `sayfalar` holds the screens that exist only once. */
  readonly sitemap: 'sayfalar' | 'kategoriler' | 'markalar' | 'kampanyalar' | 'krediler' | 'none';
  /** Path of the screen in the demo data, used by browser tests and screenshots. */
  readonly example: string;
}

const listed = {
  query: [],
  filters: [],
  phrases: [],
  opensTo: 'everyone',
  isKept: true,
  search: 'listed',
  sitemap: 'sayfalar',
} as const;
const ofVisitor = { ...listed, isKept: false, search: 'left-out', sitemap: 'none' } as const;
const ofMember = { ...ofVisitor, opensTo: 'members', search: 'closed' } as const;
const profile = { ...ofMember, phrases: ['account', 'fieldErrors'] } as const;

const inList = ['sayfa', 'siralama'] as const;
const campaign = '/kampanyalar/bmw-ix1-edrive20-icin-150-000-takas-destegi';
const compared = 'bmw-ix1-edrive20-icin-150-000-takas-destegi,alazyel-lodos-sedan-i-pesin-alana-8-indirim';

/** Screens of the public site and of members, by the names that addresses, routes and tests use. */
export const screens = {
  home: { ...listed, path: '/', phrases: ['home', 'standing'], example: '/' },
  campaigns: {
    ...listed,
    path: '/kampanyalar',
    query: inList,
    filters: ['category', 'brand', 'price', 'city', 'benefit', 'discount', 'ending'],
    phrases: ['category', 'standing'],
    example: '/kampanyalar',
  },
  categories: { ...listed, path: '/kategoriler', phrases: ['category'], example: '/kategoriler' },
  brands: { ...listed, path: '/marka', phrases: ['brand'], example: '/marka' },
  loans: {
    ...listed,
    path: '/kredi-hesaplama',
    query: [
      ...['tur', 'tutar', 'vade', 'siralama', 'ilk-konut', 'deger', 'elektrikli'],
      // The bank whose payment plan is open, and whether the prefilled form is shown.
      ...['banka', 'duzenle'],
      // Affordable monthly payment, from which the largest loan is calculated.
      'taksit',
    ],
    phrases: ['loans', 'loanTools'],
    example: '/kredi-hesaplama',
  },
  loanAmount: {
    ...listed,
    path: '/kredi-hesaplama/:type/:request?',
    phrases: ['loans', 'loanTools'],
    sitemap: 'krediler',
    example: '/kredi-hesaplama/ihtiyac/100000-tl-12-ay',
  },
  howWeCalculate: {
    ...listed,
    path: '/nasil-hesapliyoruz',
    phrases: ['method'],
    example: '/nasil-hesapliyoruz',
  },
  howWeEarn: { ...listed, path: '/nasil-kazaniyoruz', example: '/nasil-kazaniyoruz' },
  about: { ...listed, path: '/about', example: '/about' },
  contact: { ...listed, path: '/contact', phrases: ['fieldErrors', 'inbox'], example: '/contact' },
  careers: { ...listed, path: '/careers', example: '/careers' },
  newsletter: { ...listed, path: '/bulten', phrases: ['fieldErrors', 'newsletter'], example: '/bulten' },
  privacy: { ...listed, path: '/privacy', example: '/privacy' },
  terms: { ...listed, path: '/terms', example: '/terms' },
  cookiePolicy: { ...listed, path: '/cookie-policy', example: '/cookie-policy' },
  kvkk: { ...listed, path: '/kvkk', example: '/kvkk' },
  borusan: { ...listed, path: '/borusan-detayli', example: '/borusan-detayli' },
  category: {
    ...listed,
    path: '/kategoriler/:slug',
    query: inList,
    filters: 'all',
    phrases: ['category', 'standing'],
    sitemap: 'kategoriler',
    example: '/kategoriler/otomobil',
  },
  brand: {
    ...listed,
    path: '/marka/:slug/:category?',
    query: inList,
    filters: 'all',
    phrases: ['brand', 'standing'],
    sitemap: 'markalar',
    example: '/marka/iletkent',
  },
  campaign: {
    ...listed,
    path: '/kampanyalar/:slug',
    phrases: ['offer', 'campaignFacts', 'campaignPage', 'standing'],
    sitemap: 'kampanyalar',
    example: campaign,
  },
  search: {
    ...listed,
    path: '/search',
    query: ['q', ...inList],
    filters: ['category', 'brand', 'price', 'discount'],
    phrases: ['search', 'standing'],
    search: 'left-out',
    sitemap: 'none',
    example: '/search?q=kampanya',
  },
  compare: {
    ...listed,
    path: '/karsilastir',
    // The compared campaigns, and the search term for adding another one.
    query: ['k', 'q'],
    phrases: ['campaignFacts', 'compare', 'offer'],
    example: `/karsilastir?k=${compared}`,
  },
  compareQuote: {
    ...ofVisitor,
    path: '/karsilastir/teklif',
    query: ['k'],
    phrases: ['compareQuote', 'fieldErrors', 'quote'],
    example: `/karsilastir/teklif?k=${compared}`,
  },
  quote: {
    ...ofVisitor,
    path: '/kampanyalar/:slug/teklif',
    phrases: ['fieldErrors', 'quote'],
    example: `${campaign}/teklif`,
  },
  report: {
    ...ofVisitor,
    path: '/kampanyalar/:slug/bildir',
    phrases: ['fieldErrors', 'offer', 'inbox'],
    example: `${campaign}/bildir`,
  },
  preview: {
    ...ofVisitor,
    path: '/onizleme/:token',
    // Whether to show the card instead of the page, and the theme, regardless of the visitor's.
    query: ['gorunum', 'tema'],
    phrases: ['offer', 'campaignFacts', 'campaignPage', 'preview'],
    search: 'closed',
    example: '/onizleme/ornek',
  },
  request: { ...ofVisitor, path: '/talep', query: ['kod'], phrases: ['request'], example: '/talep?kod=x' },
  newsletterConfirm: {
    ...ofVisitor,
    path: '/bulten/onay',
    query: ['kod'],
    phrases: ['newsletter'],
    example: '/bulten/onay?kod=x',
  },
  mailboxConfirm: {
    ...ofVisitor,
    path: '/bildirim-adresi',
    query: ['kod'],
    phrases: ['mailbox'],
    example: '/bildirim-adresi?kod=x',
  },
  newsletterPreferences: {
    ...ofVisitor,
    path: '/bulten/tercihler',
    query: ['kod', 'hakkinda'],
    phrases: ['newsletter'],
    example: '/bulten/tercihler?kod=x',
  },
  login: {
    ...ofVisitor,
    path: '/login',
    query: ['donus', 'durum'],
    phrases: ['auth', 'fieldErrors', 'login'],
    search: 'closed',
    example: '/login',
  },
  register: {
    ...ofVisitor,
    path: '/register',
    phrases: ['auth', 'accountErrors', 'fieldErrors', 'register'],
    search: 'closed',
    example: '/register',
  },
  forgotPassword: {
    ...ofVisitor,
    path: '/sifremi-unuttum',
    phrases: ['auth', 'fieldErrors', 'newPassword'],
    example: '/sifremi-unuttum',
  },
  resetPassword: {
    ...ofVisitor,
    path: '/sifre-yenile',
    query: ['kod'],
    phrases: ['auth', 'accountErrors', 'fieldErrors', 'newPassword'],
    example: '/sifre-yenile?kod=x',
  },
  invitation: {
    ...ofVisitor,
    path: '/davet',
    query: ['kod'],
    phrases: ['auth', 'accountErrors', 'fieldErrors', 'invitation'],
    example: '/davet?kod=x',
  },
  verifyEmail: {
    ...ofVisitor,
    path: '/e-posta-dogrula',
    query: ['kod'],
    phrases: ['auth', 'verifyEmail'],
    example: '/e-posta-dogrula?kod=x',
  },
  profile: { ...profile, path: '/profile', example: '/profile' },
  security: {
    ...profile,
    path: '/profile/guvenlik',
    query: ['donus'],
    phrases: ['account', 'accountErrors', 'fieldErrors'],
    example: '/profile/guvenlik',
  },
  notifications: { ...profile, path: '/profile/bildirimler', example: '/profile/bildirimler' },
  ownData: { ...profile, path: '/profile/verilerim', example: '/profile/verilerim' },
  myCampaigns: {
    ...ofMember,
    path: '/my-campaigns',
    phrases: ['account', 'standing'],
    example: '/my-campaigns',
  },
} as const satisfies Record<string, Screen>;

type Screens = typeof screens;

/** Name of a screen. */
export type ScreenName = keyof Screens;

/** Names of all screens, in the order of the table. */
export const screenNames = Object.keys(screens) as readonly ScreenName[];

/** Names of the screens whose property has a given value: `ScreensWith<'opensTo', 'members'>`. */
export type ScreensWith<Property extends keyof Screen, Value extends Screen[Property]> = {
  [Name in ScreenName]: Screens[Name][Property] extends Value ? Name : never;
}[ScreenName];

type PartOf<Segment extends string> = Segment extends `:${string}?`
  ? [part?: string | undefined]
  : Segment extends `:${string}`
    ? [part: string]
    : [];

type PartsOf<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? [...PartOf<Segment>, ...PartsOf<Rest>]
  : PartOf<Path>;

/** Path parameters of a screen, in order. */
export type ScreenParts<Name extends ScreenName> = PartsOf<Screens[Name]['path']>;

/** Query parameter that a screen reads. */
export type ScreenParameter<Name extends ScreenName> = Screens[Name]['query'][number];

/** Returns the screen with a name from outside, such as that of a route, or undefined when there is none. */
export function screenCalled(name: string | undefined): Screens[ScreenName] | undefined {
  return name !== undefined && Object.hasOwn(screens, name) ? screens[name as ScreenName] : undefined;
}
