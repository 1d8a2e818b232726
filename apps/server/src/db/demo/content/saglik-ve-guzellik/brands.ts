import type { DemoBrand } from '../shape.ts';

export const wellnessBrands: readonly DemoBrand[] = [
  {
    name: 'Sedefyaz',
    colour: '#8A2F5F',
    // An open shell with a pearl.
    mark: '<path d="M8 38C8 18 20 8 32 8C44 8 56 18 56 38L32 44Z" fill="#fff" fill-opacity=".5"/><path d="M32 44L20 12M32 44L44 12M32 44V8" stroke="#fff" stroke-width="2.5"/><circle cx="32" cy="46" r="9" fill="#fff"/>',
    website: 'https://sedefyaz.example',
    about: {
      tr: 'Cilt bakımı, makyaj ve parfüm atölyesi; on dört şehirde kendi kuaför salonları var.',
      en: 'A workshop for skin care, make-up and perfume, with hair salons of its own in fourteen cities.',
    },
  },
  {
    name: 'Vişnedal',
    colour: '#A3162E',
    // Two cherries on a forked twig.
    mark: '<circle cx="20" cy="46" r="12" fill="#fff"/><circle cx="45" cy="42" r="11" fill="#fff" fill-opacity=".75"/><path d="M20 34C22 22 30 14 40 8C42 18 44 24 45 31" stroke="#fff" stroke-width="3.5" fill="none" stroke-linecap="round"/><path d="M40 8C48 4 56 8 58 14C50 18 43 15 40 8Z" fill="#fff" fill-opacity=".5"/>',
    website: 'https://visnedal.example',
    about: {
      tr: 'Kişisel bakım ve takviye gıda mağazası; reyonlarda danışmanlar içerik okur, satış baskısı yapmaz.',
      en: 'A shop for personal care and food supplements whose advisers read labels with you and never push.',
    },
  },
  {
    name: 'Tamnabız',
    colour: '#0B5F73',
    // A steady pulse inside a rounded frame.
    mark: '<rect x="6" y="12" width="52" height="40" rx="12" fill="#fff" fill-opacity=".25"/><path d="M10 34H22L27 22L35 44L40 34H54" stroke="#fff" stroke-width="4.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/><circle cx="54" cy="34" r="4" fill="#fff"/>',
    website: 'https://tamnabiz.example',
    about: {
      tr: 'Randevulu check-up merkezi: fiyatı baştan belli paketler, tek ziyarette tamamlanan tetkikler.',
      en: 'Check-up centres by appointment: packages with a known price and tests done in one visit.',
    },
  },
  {
    name: 'Zindeada',
    colour: '#2C5A1E',
    // An island with a palm made of a dumbbell.
    mark: '<path d="M6 52C16 40 48 40 58 52Z" fill="#fff"/><path d="M32 44V24" stroke="#fff" stroke-width="4"/><path d="M16 20H48" stroke="#fff" stroke-width="4"/><rect x="10" y="11" width="8" height="18" rx="3" fill="#fff" fill-opacity=".75"/><rect x="46" y="11" width="8" height="18" rx="3" fill="#fff" fill-opacity=".75"/>',
    website: 'https://zindeada.example',
    about: {
      tr: 'Spor salonu, havuz ve spa aynı çatıda; eğitmenler üyeyi ilk günden adıyla tanır.',
      en: 'Gym, pool and spa under one roof, with trainers who know members by name from day one.',
    },
  },
  {
    name: 'Ufukmercek',
    colour: '#2F3E8F',
    // A lens over the line of the horizon.
    mark: '<circle cx="32" cy="30" r="20" fill="none" stroke="#fff" stroke-width="5"/><path d="M12 32A20 20 0 0 0 52 32Z" fill="#fff" fill-opacity=".55"/><path d="M2 32H62" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M22 22A12 12 0 0 1 32 17" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>',
    website: 'https://ufukmercek.example',
    about: {
      tr: 'Güneş ve spor gözlükleri; her mağazada ayar, vida ve temizlik tezgâhı bulunur.',
      en: 'Sunglasses and sports eyewear, with a bench for fitting, screws and cleaning in every shop.',
    },
  },
];
