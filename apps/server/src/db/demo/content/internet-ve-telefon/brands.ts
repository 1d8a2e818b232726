import type { DemoBrand } from '../shape.ts';

export const telecomBrands: readonly DemoBrand[] = [
  {
    name: 'Gökhat',
    colour: '#1D4ED8',
    mark: '<path d="M12 44c8-26 32-26 40 0" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M21 46c5-14 17-14 22 0" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".65"/><circle cx="32" cy="47" r="5" fill="#fff"/><circle cx="49" cy="18" r="4" fill="#fff" opacity=".5"/>',
    website: 'https://gokhat.example',
    about: {
      tr: 'Kendi fiber altyapısını kuran ev interneti ve TV sağlayıcısı. Kurulum randevusuna uymadığında ilk ayı almaz.',
      en: 'A home internet and TV provider on its own fibre. If it misses an installation slot, the first month is free.',
    },
  },
  {
    name: 'İmbatel',
    colour: '#0F766E',
    mark: '<path d="M12 24h26c8 0 8-11 1-11-4 0-6 3-5 6" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round"/><path d="M12 34h36" stroke="#fff" stroke-width="4.5" stroke-linecap="round" opacity=".6"/><path d="M12 44h24c8 0 8 10 1 10-4 0-5-2-5-5" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round"/>',
    website: 'https://imbatel.example',
    about: {
      tr: 'Mobil hat, ev interneti ve yurt dışı paketlerini tek faturada birleştiren operatör.',
      en: 'An operator that puts mobile lines, home internet and roaming on one bill.',
    },
  },
  {
    name: 'Kuşluk Mobil',
    colour: '#B45309',
    mark: '<path d="M14 40h36" stroke="#fff" stroke-width="4" stroke-linecap="round"/><path d="M20 40a12 12 0 0 1 24 0Z" fill="#fff"/><path d="M32 14v7M16 22l5 5M48 22l-5 5" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/><path d="M22 48h20" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/>',
    website: 'https://kusluk-mobil.example',
    about: {
      tr: 'Taahhütsüz, sade fiyatlı mobil hat. Bütün işlemler uygulamadan yapılır, mağazası yoktur.',
      en: 'A no-contract mobile operator with plain prices, run entirely through its app.',
    },
  },
  {
    name: 'Ladinet',
    colour: '#166534',
    mark: '<path d="M32 10 46 28H38l10 13H16l10-13h-8Z" fill="#fff"/><rect x="29" y="41" width="6" height="9" fill="#fff" opacity=".7"/><path d="M18 54h28" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/>',
    website: 'https://ladinet.example',
    about: {
      tr: 'Fiberin ulaşmadığı kasaba ve yaylalara VDSL ve kablosuz internet götüren bölgesel sağlayıcı.',
      en: 'A regional provider bringing VDSL and wireless internet to towns and highlands without fibre.',
    },
  },
  {
    name: 'Hevenk Telekom',
    colour: '#86198F',
    mark: '<circle cx="24" cy="28" r="8" fill="#fff"/><circle cx="41" cy="28" r="8" fill="#fff" opacity=".7"/><circle cx="32" cy="43" r="8" fill="#fff" opacity=".85"/><path d="M32 10v10M32 20l-8 2M32 20l9 2" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/>',
    website: 'https://hevenk.example',
    about: {
      tr: 'Evdeki bütün hatları, TV’yi ve interneti bir demette toplayan aile operatörü.',
      en: 'A family operator that bundles every line, TV and internet in a household.',
    },
  },
];
