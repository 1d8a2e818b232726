import type { CampaignFilter } from './filter/campaign-filter.ts';

/** What is known of a screen before it is written; everything else of the site learns it from here. */
export interface Screen {
  /** Its Turkish path; `:slug` stands for a part that varies, `:category?` for one that may be absent. */
  readonly path: string;
  /** The query parameters that it reads. A kept page is made and kept without any other. */
  readonly query: readonly string[];
  /** The filters of its list, which are parameters, too. */
  readonly filters: 'all' | readonly CampaignFilter[];
  /** The sets of phrases that are there when it comes alive, beside those of every page. */
  readonly phrases: readonly string[];
  /** Everyone is shown the same at once; members are shown theirs when the browser knows them. */
  readonly opensTo: 'everyone' | 'members';
  /** Whether the page is kept for all. One with a form's or a link's own in it is made anew for each visitor. */
  readonly isKept: boolean;
  /** Whether search engines may list it, are asked not to, or are asked not even to read it. */
  readonly search: 'listed' | 'left-out' | 'closed';
  /** The sitemap that it stands in: `sayfalar` has the pages that there is one of. */
  readonly sitemap: 'sayfalar' | 'kategoriler' | 'markalar' | 'kampanyalar' | 'krediler' | 'none';
  /** An address of it in the demo, with which it is walked through and photographed. */
  readonly example: string;
}

const found = {
  query: [],
  filters: [],
  phrases: [],
  opensTo: 'everyone',
  isKept: true,
  search: 'listed',
  sitemap: 'sayfalar',
} as const;
const ofVisitor = { ...found, isKept: false, search: 'left-out', sitemap: 'none' } as const;
const ofMember = { ...ofVisitor, opensTo: 'members', search: 'closed' } as const;
const profile = { ...ofMember, phrases: ['account', 'fieldErrors'] } as const;

const inList = ['sayfa', 'siralama'] as const;
const campaign = '/kampanyalar/bmw-ix1-edrive20-icin-150-000-takas-destegi';
const compared = 'bmw-ix1-edrive20-icin-150-000-takas-destegi,alazyel-lodos-sedan-i-pesin-alana-8-indirim';

/** The public screens and those of members, by the names that addresses, routes and walks have for them. */
export const screens = {
  home: { ...found, path: '/', phrases: ['home', 'standing'], example: '/' },
  campaigns: {
    ...found,
    path: '/kampanyalar',
    query: inList,
    filters: ['category', 'brand', 'price', 'city', 'benefit', 'discount', 'ending'],
    phrases: ['category', 'standing'],
    example: '/kampanyalar',
  },
  categories: { ...found, path: '/kategoriler', phrases: ['category'], example: '/kategoriler' },
  brands: { ...found, path: '/marka', phrases: ['brand'], example: '/marka' },
  loans: {
    ...found,
    path: '/kredi-hesaplama',
    query: [
      ...['tur', 'tutar', 'vade', 'siralama', 'ilk-konut', 'deger', 'elektrikli'],
      // Whose payment plan stands open, and whether the form is shown with all this filled in.
      ...['banka', 'duzenle'],
      // What can be paid a month, from which the largest loan follows.
      'taksit',
    ],
    phrases: ['loans', 'loanTools'],
    example: '/kredi-hesaplama',
  },
  loanAmount: {
    ...found,
    path: '/kredi-hesaplama/:type/:request',
    phrases: ['loans', 'loanTools'],
    sitemap: 'krediler',
    example: '/kredi-hesaplama/ihtiyac/100000-tl-12-ay',
  },
  howWeCalculate: {
    ...found,
    path: '/nasil-hesapliyoruz',
    phrases: ['method'],
    example: '/nasil-hesapliyoruz',
  },
  howWeEarn: { ...found, path: '/nasil-kazaniyoruz', example: '/nasil-kazaniyoruz' },
  about: { ...found, path: '/about', example: '/about' },
  contact: { ...found, path: '/contact', phrases: ['fieldErrors', 'inbox'], example: '/contact' },
  careers: { ...found, path: '/careers', example: '/careers' },
  newsletter: { ...found, path: '/bulten', phrases: ['fieldErrors', 'newsletter'], example: '/bulten' },
  privacy: { ...found, path: '/privacy', example: '/privacy' },
  terms: { ...found, path: '/terms', example: '/terms' },
  cookiePolicy: { ...found, path: '/cookie-policy', example: '/cookie-policy' },
  kvkk: { ...found, path: '/kvkk', example: '/kvkk' },
  borusan: { ...found, path: '/borusan-detayli', example: '/borusan-detayli' },
  category: {
    ...found,
    path: '/kategoriler/:slug',
    query: inList,
    filters: 'all',
    phrases: ['category', 'standing'],
    sitemap: 'kategoriler',
    example: '/kategoriler/otomobil',
  },
  brand: {
    ...found,
    path: '/marka/:slug/:category?',
    query: inList,
    filters: 'all',
    phrases: ['brand', 'standing'],
    sitemap: 'markalar',
    example: '/marka/iletkent',
  },
  campaign: {
    ...found,
    path: '/kampanyalar/:slug',
    phrases: ['offer', 'campaignFacts', 'campaignPage', 'standing'],
    sitemap: 'kampanyalar',
    example: campaign,
  },
  search: {
    ...found,
    path: '/search',
    query: ['q', ...inList],
    filters: ['category', 'brand', 'price', 'discount'],
    phrases: ['search', 'standing'],
    search: 'left-out',
    sitemap: 'none',
    example: '/search?q=kampanya',
  },
  compare: {
    ...found,
    path: '/karsilastir',
    // The campaigns that are compared, and what is looked for to add another one.
    query: ['k', 'q'],
    phrases: ['campaignFacts', 'compare', 'offer'],
    example: `/karsilastir?k=${compared}`,
  },
  compareQuote: {
    ...ofVisitor,
    path: '/karsilastir/teklif',
    query: ['k'],
    phrases: ['compareQuote', 'fieldErrors', 'offer', 'quote'],
    example: `/karsilastir/teklif?k=${compared}`,
  },
  quote: {
    ...ofVisitor,
    path: '/kampanyalar/:slug/teklif',
    phrases: ['fieldErrors', 'offer', 'quote'],
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
    // Its card instead of its page, and the theme whatever the visitor's is.
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

/** The name of a screen. */
export type ScreenName = keyof Screens;

/** All names, in the order of the table. */
export const screenNames = Object.keys(screens) as readonly ScreenName[];

/** The screens of which something is so: `ScreensWith<'opensTo', 'members'>`. */
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

/** What varies in a screen's path, in its order. */
export type ScreenParts<Name extends ScreenName> = PartsOf<Screens[Name]['path']>;

/** A query parameter that a screen reads. */
export type ScreenParameter<Name extends ScreenName> = Screens[Name]['query'][number];

/** A screen by a name from outside, such as that of a route; undefined for what is none of the table. */
export function screenCalled(name: string | undefined): Screens[ScreenName] | undefined {
  return name !== undefined && Object.hasOwn(screens, name) ? screens[name as ScreenName] : undefined;
}
