import { type Screen, type ScreenName, screenNames, screens } from '@ayrac/domain/screen/screens.ts';

/** A path and what its page must be like, in both languages. */
export interface Example {
  readonly path: string;
  readonly status?: number;
  /** Whether search engines may index it. */
  readonly isListed?: boolean;
  /** Canonical path, when it differs from `path`. */
  readonly canonical?: string;
  readonly isTurkishOnly?: boolean;
  /**
   * Whether it is rendered for each request: it depends on a form or on the secret of a link, or the path has no page.
   * All other pages are cached.
   */
  readonly isMadeAnew?: boolean;
  /** Types of structured data, in the order of the page. */
  readonly things?: readonly string[];
}

type NamedScreen = {
  [Name in ScreenName]: (typeof screens)[Name]['path'] extends `${string}:${string}` ? Name : never;
}[ScreenName];

const trail = ['BreadcrumbList'];

/**
 * Examples of screens with several outcomes, and of every screen with a parameter in its path, which needs existing
 * names.
 */
const ways: Partial<Record<ScreenName, readonly Example[]>> & Record<NamedScreen, readonly Example[]> = {
  home: [{ path: '/', isListed: true, things: ['Organization', 'WebSite'] }],
  search: [{ path: '/search' }, { path: '/search?q=oto' }],
  categories: [{ path: '/kategoriler', isListed: true, things: trail }],
  category: [
    { path: '/kategoriler/otomobil', isListed: true, things: trail },
    { path: '/kategoriler/otomobil?sayfa=2', isListed: true, things: trail },
    { path: '/kategoriler/otomobil?siralama=yeni', things: trail },
    { path: '/kategoriler/bos', things: trail },
    { path: '/kategoriler/yok', status: 404 },
  ],
  brands: [{ path: '/marka', isListed: true, things: trail }],
  brand: [
    { path: '/marka/atlas-oto', isListed: true, things: trail },
    { path: '/marka/atlas-oto?siralama=indirim', things: trail },
    { path: '/marka/atlas-oto/otomobil', isListed: true, things: trail },
    { path: '/marka/tek-dal/bakim', isListed: true, canonical: '/marka/tek-dal', things: trail },
    { path: '/marka/yok', status: 404 },
    { path: '/marka/atlas-oto/yok', status: 404 },
  ],
  campaigns: [
    { path: '/kampanyalar', isListed: true, things: trail },
    { path: '/kampanyalar?donem=son-gunler', things: trail },
  ],
  campaign: [
    { path: '/kampanyalar/iki-dilli', isListed: true, things: trail },
    { path: '/kampanyalar/turkce', isListed: true, isTurkishOnly: true, things: ['Product', ...trail] },
    { path: '/kampanyalar/bitmis', things: trail },
    { path: '/kampanyalar/kaldirilmis', status: 410 },
    { path: '/kampanyalar/yok', status: 404 },
  ],
  compare: [
    { path: '/karsilastir', isListed: true },
    { path: '/karsilastir?k=iki-dilli,turkce,bitmis,kaldirilmis,yok' },
    { path: '/karsilastir?q=iki' },
    { path: '/karsilastir?k=ihtiyac.100000.12.enpara,ihtiyac.100000.36.ziraat,konut.1.1.yok' },
  ],
  compareQuote: [{ path: '/karsilastir/teklif?k=iki-dilli,turkce', isMadeAnew: true }],
  quote: [{ path: '/kampanyalar/iki-dilli/teklif', isMadeAnew: true }],
  preview: [{ path: '/onizleme/yok', status: 404, isMadeAnew: true }],
  report: [{ path: '/kampanyalar/iki-dilli/bildir', isMadeAnew: true }],
  loans: [
    { path: '/kredi-hesaplama', isListed: true, things: Array(3).fill('LoanOrCredit') },
    {
      path: '/kredi-hesaplama?tur=konut&tutar=1000000&vade=120',
      isListed: true,
      canonical: '/kredi-hesaplama',
      things: Array(3).fill('LoanOrCredit'),
    },
  ],
  loanAmount: [
    {
      path: '/kredi-hesaplama/ihtiyac/100000-tl-12-ay',
      isListed: true,
      things: ['BreadcrumbList', 'LoanOrCredit'],
    },
    {
      path: '/kredi-hesaplama/konut/10000000-tl-120-ay',
      isListed: true,
      things: ['BreadcrumbList', 'LoanOrCredit'],
    },
    { path: '/kredi-hesaplama/ihtiyac/101000-tl-12-ay', status: 404 },
    { path: '/kredi-hesaplama/ihtiyac/150000-tl-36-ay', status: 404 },
    { path: '/kredi-hesaplama/ev/100000-tl-12-ay', status: 404 },
    { path: '/kredi-hesaplama/ihtiyac/100000', status: 404 },
    { path: '/kredi-hesaplama/ev', status: 404 },
  ],
  howWeCalculate: [{ path: '/nasil-hesapliyoruz', isListed: true, things: trail }],
  newsletterConfirm: [{ path: '/bulten/onay?kod=yok', isMadeAnew: true }],
  mailboxConfirm: [{ path: '/bildirim-adresi?kod=yok', isMadeAnew: true }],
  newsletterPreferences: [
    { path: '/bulten/tercihler?kod=yok', status: 404, isMadeAnew: true },
    { path: '/bulten/tercihler?kod=yok&hakkinda=hatirlatma', isMadeAnew: true },
  ],
};

/** Every screen in each of its outcomes, according to the table of screens. */
export const screenExamples: readonly Example[] = [
  ...screenNames.flatMap((name) => ways[name] ?? exampleOf(screens[name])),
  { path: '/yok', status: 404, isMadeAnew: true },
];

function exampleOf({ path, search, isKept }: Screen): Example {
  return { path, isListed: search === 'listed', isMadeAnew: !isKept };
}
