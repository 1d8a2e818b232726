import type { DemoBrand } from '../shape.ts';

export const carBrands: readonly DemoBrand[] = [
  {
    name: 'BMW',
    colour: '#1C4E80',
    // A plain steering wheel: the brand's own emblem is not drawn.
    mark: '<circle cx="32" cy="32" r="21" fill="none" stroke="#fff" stroke-width="5"/><circle cx="32" cy="32" r="6" fill="#fff"/><path d="M12 32h14M38 32h14M32 38v14" stroke="#fff" stroke-opacity=".6" stroke-width="5"/>',
    website: 'https://bmw.example',
    about: {
      tr: 'Borusan Otomotiv distribütörlüğünde satılan otomobil markası; buradaki bütün kampanyalar örnektir.',
      en: 'A car brand distributed in Türkiye by Borusan Otomotiv; every campaign shown here is a sample.',
    },
  },
  {
    name: 'Alazyel',
    colour: '#B3261E',
    mark: '<path d="M36 8 16 36h13l-3 20 22-30H34z" fill="#fff"/><path d="M8 44q8-6 14-2M8 54q10-7 18-2" stroke="#fff" stroke-opacity=".55" stroke-width="4" fill="none" stroke-linecap="round"/>',
    website: 'https://alazyel.example',
    about: {
      tr: 'Elektrikli ve hibrit otomobilleri şehrin temposuna göre tasarlayan, şarj ağını da kendi kuran marka.',
      en: 'Designs electric and hybrid cars for the pace of the city and builds its own charging network.',
    },
  },
  {
    name: 'Esintay',
    colour: '#0F6B5C',
    mark: '<path d="M10 22h28a7 7 0 1 0-7-7" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M10 34h38a7 7 0 1 1-7 7" stroke="#fff" stroke-opacity=".75" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M10 46h18" stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>',
    website: 'https://esintay.example',
    about: {
      tr: 'Küçük otomobil, scooter ve hafif ticaride sade donanım, kolay bakım ve dürüst fiyat arayanların markası.',
      en: 'Small cars, scooters and light vans for people who want simple kit, easy servicing and an honest price.',
    },
  },
  {
    name: 'Fersahan',
    colour: '#5A4632',
    mark: '<path d="M6 50 24 20l10 16 7-10 17 24z" fill="#fff"/><path d="M24 20l5 8-5 4-5-4z" fill="#000" fill-opacity=".25"/><circle cx="47" cy="14" r="5" fill="#fff" fill-opacity=".6"/>',
    website: 'https://fersahan.example',
    about: {
      tr: 'Uzun yol, arazi ve yük için SUV, panelvan ve macera motosikleti üreten; servisi köye kadar götüren marka.',
      en: 'Builds SUVs, vans and adventure motorcycles for distance, rough ground and loads, with service in the villages.',
    },
  },
  {
    name: 'Bijonta',
    colour: '#37474F',
    mark: '<path d="M32 6 54 19v26L32 58 10 45V19z" fill="#fff" fill-opacity=".3"/><path d="M32 16 46 24v16l-14 8-14-8V24z" fill="#fff"/><circle cx="32" cy="32" r="7" fill="#000" fill-opacity=".35"/>',
    website: 'https://bijonta.example',
    about: {
      tr: 'Lastik, hızlı bakım ve oto aksesuarı aynı çatı altında sunan, işini gözünüzün önünde yapan servis zinciri.',
      en: 'A chain for tyres, quick service and accessories that does the work in front of your eyes.',
    },
  },
  {
    name: 'Cemreyol',
    colour: '#6A3FA0',
    mark: '<path d="M20 58 28 26h8l8 32z" fill="#fff" fill-opacity=".45"/><path d="M31 34h2v6h-2zM31 46h2v7h-2z" fill="#fff"/><circle cx="32" cy="16" r="9" fill="#fff"/>',
    website: 'https://cemreyol.example',
    about: {
      tr: 'Günlük ve uzun dönem kiralama, gezici atölye ve şarj noktalarıyla yolda yanınızda olan hareketlilik şirketi.',
      en: 'A mobility company for daily and long-term rental, mobile workshops and charging points along the way.',
    },
  },
];
