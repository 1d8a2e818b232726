/** What is expected of an address, in both languages. */
export interface Example {
  readonly path: string;
  readonly status?: number;
  /** Whether search engines may list it. */
  readonly isFound?: boolean;
  /** The path that it is canonical to, where it is not its own. */
  readonly canonical?: string;
  readonly isTurkishOnly?: boolean;
  /** Made anew for each visitor: it holds a form's or a link's own, or is known to nobody. All others are kept. */
  readonly isMadeAnew?: boolean;
  /** Types of structured data, in the order of the page. */
  readonly things?: readonly string[];
}

const text = (path: string): Example[] => [{ path, isFound: true }];
const personal = (path: string): Example[] => [{ path, isMadeAnew: true }];
const trail = ['BreadcrumbList'];

/** Every screen by its pattern in the table of routes, with an address for each way that it can turn out. */
export const screens: Readonly<Record<string, readonly Example[]>> = {
  '/': [{ path: '/', isFound: true, things: ['Organization', 'WebSite'] }],
  '/search': [{ path: '/search' }, { path: '/search?q=oto' }],
  '/kategoriler': [{ path: '/kategoriler', isFound: true, things: trail }],
  '/kategoriler/:slug': [
    { path: '/kategoriler/otomobil', isFound: true, things: trail },
    { path: '/kategoriler/otomobil?sayfa=2', isFound: true, things: trail },
    { path: '/kategoriler/otomobil?siralama=yeni', things: trail },
    { path: '/kategoriler/bos', things: trail },
    { path: '/kategoriler/yok', status: 404 },
  ],
  '/marka': [{ path: '/marka', isFound: true, things: trail }],
  '/marka/:slug/:category?': [
    { path: '/marka/atlas-oto', isFound: true, things: trail },
    { path: '/marka/atlas-oto?siralama=indirim', things: trail },
    { path: '/marka/atlas-oto/otomobil', isFound: true, things: trail },
    { path: '/marka/tek-dal/bakim', isFound: true, canonical: '/marka/tek-dal', things: trail },
    { path: '/marka/yok', status: 404 },
    { path: '/marka/atlas-oto/yok', status: 404 },
  ],
  '/kampanyalar': [
    { path: '/kampanyalar', isFound: true, things: trail },
    { path: '/kampanyalar?donem=son-gunler', things: trail },
  ],
  '/kampanyalar/:slug': [
    { path: '/kampanyalar/iki-dilli', isFound: true, things: trail },
    { path: '/kampanyalar/turkce', isFound: true, isTurkishOnly: true, things: ['Product', ...trail] },
    { path: '/kampanyalar/bitmis', things: trail },
    { path: '/kampanyalar/kaldirilmis', status: 410 },
    { path: '/kampanyalar/yok', status: 404 },
  ],
  '/kampanyalar/:slug/teklif': personal('/kampanyalar/iki-dilli/teklif'),
  '/kampanyalar/:slug/bildir': personal('/kampanyalar/iki-dilli/bildir'),
  '/kredi-hesaplama': [
    { path: '/kredi-hesaplama', isFound: true, things: Array(3).fill('LoanOrCredit') },
    {
      path: '/kredi-hesaplama?tur=konut&tutar=1000000&vade=120',
      isFound: true,
      canonical: '/kredi-hesaplama',
      things: Array(3).fill('LoanOrCredit'),
    },
  ],
  '/about': text('/about'),
  '/contact': text('/contact'),
  '/careers': text('/careers'),
  '/bulten': text('/bulten'),
  '/bulten/onay': personal('/bulten/onay?kod=yok'),
  '/bulten/tercihler': [
    { path: '/bulten/tercihler?kod=yok', status: 404, isMadeAnew: true },
    { path: '/bulten/tercihler?kod=yok&hakkinda=hatirlatma', isMadeAnew: true },
  ],
  '/nasil-kazaniyoruz': text('/nasil-kazaniyoruz'),
  '/privacy': text('/privacy'),
  '/terms': text('/terms'),
  '/cookie-policy': text('/cookie-policy'),
  '/kvkk': text('/kvkk'),
  '/borusan-detayli': text('/borusan-detayli'),
  '/login': personal('/login'),
  '/register': personal('/register'),
  '/profile': personal('/profile'),
  '/my-campaigns': personal('/my-campaigns'),
  '/profile/guvenlik': personal('/profile/guvenlik'),
  '/profile/bildirimler': personal('/profile/bildirimler'),
  '/profile/verilerim': personal('/profile/verilerim'),
  '/sifremi-unuttum': personal('/sifremi-unuttum'),
  '/sifre-yenile': personal('/sifre-yenile'),
  '/e-posta-dogrula': personal('/e-posta-dogrula'),
  '/talep': personal('/talep'),
  '/*': [{ path: '/yok', status: 404, isMadeAnew: true }],
};
