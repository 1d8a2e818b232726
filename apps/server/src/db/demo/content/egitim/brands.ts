import type { DemoBrand } from '../shape.ts';

export const educationBrands: readonly DemoBrand[] = [
  {
    name: 'Dilçağlar',
    colour: '#0B6E8F',
    mark: '<path d="M8 12h30a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H22l-10 9v-9H8z" fill="#fff"/><path d="M26 44h16l10 9v-9h4V24" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linejoin="round"/><path d="M16 20q4 6 8 0t8 0M16 28q4 6 8 0t8 0" stroke="#0B6E8F" stroke-width="3" fill="none"/>',
    website: 'https://dilcaglar.example',
    about: {
      tr: 'Konuşarak öğreten dil okulu; yurt içinde küçük sınıflar, yurt dışında anlaşmalı kampüsler.',
      en: 'A language school that teaches by talking, in small classes at home and on partner campuses abroad.',
    },
  },
  {
    name: 'Açıdenk',
    colour: '#5B3A94',
    mark: '<path d="M10 52h44" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M12 50 46 14" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M34 50a22 22 0 0 0-7-16" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none"/><circle cx="46" cy="34" r="5" fill="#fff" fill-opacity=".8"/>',
    website: 'https://acidenk.example',
    about: {
      tr: 'LGS, YKS ve dil sınavlarına netten önce alışkanlığa bakarak hazırlayan kurs ve etüt merkezi.',
      en: 'A course and study centre for entrance and language exams that looks at habits before scores.',
    },
  },
  {
    name: 'Baytlar',
    colour: '#1F4B3F',
    mark: '<rect x="8" y="8" width="20" height="20" rx="4" fill="#fff"/><rect x="36" y="8" width="20" height="20" rx="4" fill="#fff" fill-opacity=".4"/><rect x="8" y="36" width="20" height="20" rx="4" fill="#fff" fill-opacity=".4"/><path d="M40 40l8 6-8 6" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>',
    website: 'https://baytlar.example',
    about: {
      tr: 'Meslek değiştirenler ve gençler için proje yaparak öğreten yazılım ve teknoloji okulu.',
      en: 'A software and technology school that teaches career changers and young people by doing projects.',
    },
  },
  {
    name: 'Fidecik',
    colour: '#2E6B1F',
    mark: '<path d="M32 56V30" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M32 34C16 34 12 22 12 12c14 0 20 8 20 22z" fill="#fff"/><path d="M32 40c0-12 8-18 20-18 0 12-8 18-20 18z" fill="#fff" fill-opacity=".6"/><path d="M18 56h28" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
    website: 'https://fidecik.example',
    about: {
      tr: 'Oyunu, bahçeyi ve müziği öğrenmenin kendisi sayan kreş, anaokulu ve çocuk atölyeleri.',
      en: 'Nurseries and workshops that count play, gardens and music as learning itself.',
    },
  },
  {
    name: 'Enginkalem',
    colour: '#7A3B1D',
    mark: '<path d="M40 6 54 20 28 46l-16 6 6-16z" fill="#fff"/><path d="M18 36l10 10" stroke="#7A3B1D" stroke-width="3"/><path d="M6 58q8-5 16 0t16 0 16 0" stroke="#fff" stroke-opacity=".65" stroke-width="4" fill="none" stroke-linecap="round"/>',
    website: 'https://enginkalem.example',
    about: {
      tr: 'Yetişkinlere lisansüstü, sertifika ve sanat programları sunan; çalışanın saatine uyan akademi.',
      en: 'An academy of postgraduate, certificate and art programmes that keeps to working people’s hours.',
    },
  },
];
