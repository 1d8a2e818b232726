import type { DemoBrand } from '../shape.ts';

export const propertyBrands: readonly DemoBrand[] = [
  {
    name: 'Mahyayaka',
    colour: '#34495E',
    mark: '<path d="M12 50V26h12v24z" fill="#fff" fill-opacity=".6"/><path d="M26 50V14h12v36z" fill="#fff"/><path d="M40 50V32h12v18z" fill="#fff" fill-opacity=".8"/><circle cx="18" cy="18" r="2.5" fill="#fff"/><circle cx="46" cy="22" r="2.5" fill="#fff"/>',
    website: 'https://mahyayaka.example',
    about: {
      tr: 'Metroya yürüme mesafesinde konut projeleri geliştirir; tamamladığı binaların kiralamasını da yönetir.',
      en: 'Develops homes within walking distance of the metro and lets the buildings it has finished.',
    },
  },
  {
    name: 'Ozanvolt',
    colour: '#8A5A00',
    mark: '<path d="M32 18a14 14 0 0 1 0 28a14 14 0 0 1 0-28zM34 22l-8 12h5l-2 8 9-12h-5z" fill="#fff" fill-rule="evenodd"/><path d="M32 6v9M32 49v9M6 32h9M49 32h9M14 14l6 6M44 44l6 6M50 14l-6 6M20 44l-6 6" stroke="#fff" stroke-width="4" stroke-opacity=".65"/>',
    website: 'https://ozanvolt.example',
    about: {
      tr: 'Yenilenebilir kaynaktan elektrik satar, çatılara güneş paneli ve batarya kurar.',
      en: 'Supplies renewable electricity and fits solar panels and batteries to roofs.',
    },
  },
  {
    name: 'Petekalev',
    colour: '#B23A1E',
    mark: '<path d="M32 8l20 12v24L32 56 12 44V20z" fill="none" stroke="#fff" stroke-width="4"/><path d="M32 20c6 7 9 11 9 15a9 9 0 0 1-18 0c0-4 3-8 9-15z" fill="#fff"/>',
    website: 'https://petekalev.example',
    about: {
      tr: 'Doğalgaz, kombi ve ısı pompası işini tek elden yürütür; elektrik aboneliğini de aynı faturada toplar.',
      en: 'Handles gas, boilers and heat pumps under one roof, with electricity on the same bill.',
    },
  },
  {
    name: 'Rendeusta',
    colour: '#5B5B1F',
    mark: '<path d="M10 38h44v10H10z" fill="#fff"/><path d="M16 38V28h10v10z" fill="#fff" fill-opacity=".7"/><path d="M34 38l6-16h6l-4 16z" fill="#fff"/><path d="M20 20c4-8 12-8 14-2s-6 6-6 2" fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".7"/>',
    website: 'https://rendeusta.example',
    about: {
      tr: 'Az katlı konut yapar, ev yeniler; işini sabit fiyatlı sözleşmeyle ve takvimle üstlenir.',
      en: 'Builds low-rise homes and renovates existing ones under fixed-price, fixed-date contracts.',
    },
  },
  {
    name: 'Nöbetane',
    colour: '#1D3F72',
    mark: '<path d="M32 8l20 8v14c0 13-8 21-20 26-12-5-20-13-20-26V16z" fill="#fff" fill-opacity=".35"/><path d="M18 32c8-10 20-10 28 0-8 10-20 10-28 0zM32 27a5 5 0 0 0 0 10a5 5 0 0 0 0-10z" fill="#fff" fill-rule="evenodd"/>',
    website: 'https://nobetane.example',
    about: {
      tr: 'Evi taşır, korur ve siz yokken gözler: alarm, kamera, sigortalı nakliyat ve kiralık konut yönetimi.',
      en: 'Moves, guards and minds your home: alarms, cameras, insured removals and rental management.',
    },
  },
];
