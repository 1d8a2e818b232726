/** Campaigns of the demo that stories stop at. */
export const campaigns = {
  /** Of a brand with the long notice of its own. */
  bmw: '/kampanyalar/yeni-nesil-bmw-ix3-takasla-4-725-000',
  sedan: '/kampanyalar/alazyel-lodos-sedan-i-pesin-alana-8-indirim',
  ended: '/kampanyalar/kadin-kooperatiflerine-alazyel-cira-12-ay-faizsiz',
} as const;

/** Every screen of the public site, and the states of one that look different. */
export const screens = [
  '/',
  '/kategoriler',
  '/kategoriler/otomobil',
  '/kategoriler/otomobil?yakit=elektrik&menzil=-10',
  '/kampanyalar',
  '/marka',
  '/marka/bmw',
  '/marka/bmw/sifir-otomobil',
  '/marka/yok-boyle',
  campaigns.bmw,
  campaigns.ended,
  `${campaigns.sedan}/teklif`,
  `${campaigns.sedan}/bildir`,
  '/search?q=sigrta',
  '/search?q=qwxzv',
  '/kredi-hesaplama',
  '/kredi-hesaplama?tur=ihtiyac&tutar=100000&vade=24',
  '/kredi-hesaplama?tur=tasit&tutar=9000000&vade=12',
  '/login',
  '/login?durum=uye-olundu',
  '/register',
  '/about',
  '/contact',
  '/careers',
  '/nasil-kazaniyoruz',
  '/privacy',
  '/terms',
  '/cookie-policy',
  '/kvkk',
  '/borusan-detayli',
  '/no-such-page',
  '/admin',
] as const;
