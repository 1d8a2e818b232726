import { screenAt } from '@ayrac/domain/screen/screen-at.ts';
import { screenNames, screens } from '@ayrac/domain/screen/screens.ts';

/** Campaigns of the demo that stories use. */
export const campaigns = {
  /** Its brand has a long notice of its own. */
  bmw: '/kampanyalar/yeni-nesil-bmw-ix3-eski-aracinizla-takasta',
  sedan: '/kampanyalar/alazyel-lodos-sedan-i-pesin-alana-8-indirim',
  ended: '/kampanyalar/kadin-kooperatiflerine-alazyel-cira-12-ay-faizsiz',
} as const;

/** Screens of the public site in groups, including different-looking states of the same screen. */
const groups = {
  'the catalogue': [
    '/',
    '/kategoriler',
    '/kategoriler/otomobil',
    '/kategoriler/otomobil?yakit=elektrik&menzil=-10',
    '/kampanyalar',
  ],
  brands: ['/marka', '/marka/bmw', '/marka/bmw/sifir-otomobil', '/marka/yok-boyle'],
  'a campaign': [
    campaigns.bmw,
    campaigns.ended,
    `${campaigns.sedan}/teklif`,
    `${campaigns.sedan}/bildir`,
    '/talep?kod=x',
  ],
  'the search': ['/search?q=sigrta', '/search?q=qwxzv', '/no-such-page'],
  loans: [
    '/kredi-hesaplama?tur=ihtiyac&tutar=100000&vade=24',
    '/kredi-hesaplama?tur=tasit&tutar=9000000&vade=12',
    '/kredi-hesaplama?tur=ihtiyac&taksit=5000',
    '/kredi-hesaplama/ihtiyac/100000-tl-12-ay',
  ],
  'the account': [
    '/login',
    '/login?durum=uye-olundu',
    '/register',
    '/sifremi-unuttum',
    '/sifre-yenile?kod=x',
    '/davet?kod=x',
    '/e-posta-dogrula',
  ],
} as const;

/** One screen of each kind: a list, an index, a form, a table, a text. */
export const kinds: ReadonlySet<string> = new Set([
  '/',
  '/kategoriler/otomobil',
  '/marka',
  campaigns.bmw,
  `${campaigns.sedan}/teklif`,
  '/search?q=qwxzv',
  '/kredi-hesaplama?tur=ihtiyac&tutar=100000&vade=24',
  '/login',
  screens.about.example,
  screens.compare.example,
]);

/** Screens that consist of the same parts as another one of the groups: texts, notices, and short forms of accounts. */
export const lookAlike: ReadonlySet<string> = new Set([
  screens.careers.example,
  screens.terms.example,
  screens.cookiePolicy.example,
  screens.borusan.example,
  '/login?durum=uye-olundu',
  '/sifremi-unuttum',
  '/davet?kod=x',
]);

const listed = new Set(
  Object.values(groups)
    .flat()
    .map((address) => screenAt(new URL(address, 'http://localhost').pathname)),
);

/** Every screen that is open to everyone: the groups above, and the rest of the table of screens. */
export const screenGroups: Readonly<Record<string, readonly string[]>> = {
  ...groups,
  'all else': screenNames
    .filter((name) => screens[name].opensTo === 'everyone' && !listed.has(name))
    .map((name) => screens[name].example),
};
