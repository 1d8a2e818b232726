/** Campaigns of the demo that stories stop at. */
export const campaigns = {
  /** Of a brand with the long notice of its own. */
  bmw: '/kampanyalar/yeni-nesil-bmw-ix3-takasla-4-725-000',
  sedan: '/kampanyalar/alazyel-lodos-sedan-i-pesin-alana-8-indirim',
} as const;

/** Every screen of the public site. */
export const screens = [
  '/',
  '/kategoriler',
  '/kategoriler/otomobil',
  '/marka',
  '/marka/bmw',
  '/marka/bmw/sifir-otomobil',
  campaigns.bmw,
  `${campaigns.sedan}/teklif`,
  `${campaigns.sedan}/bildir`,
  '/search?q=sigrta',
  '/search?q=qwxzv',
  '/kredi-hesaplama',
  '/kredi-hesaplama?tur=ihtiyac&tutar=100000&vade=24',
  '/login',
  '/about',
  '/contact',
  '/privacy',
  '/kvkk',
  '/borusan-detayli',
  '/no-such-page',
  '/admin',
] as const;
