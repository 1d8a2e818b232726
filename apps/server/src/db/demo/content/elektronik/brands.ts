import type { DemoBrand } from '../shape.ts';

export const electronicsBrands: readonly DemoBrand[] = [
  {
    name: 'İletkent',
    colour: '#B91C1C',
    mark: '<path d="M14 50V30h10v20ZM28 50V18h10v32ZM42 50V26h8v24Z" fill="#fff"/><path d="M19 30v-8h14v-4M46 26v-6" fill="none" stroke="#fff" stroke-width="3" opacity=".65"/><circle cx="46" cy="16" r="4" fill="#fff" opacity=".65"/>',
    website: 'https://iletkent.example',
    about: {
      tr: 'Kırk ilde mağazası olan elektronik zinciri. Ürünü denemeden almak istemeyenler için her mağazada deneme masası vardır.',
      en: 'An electronics chain in forty provinces, with a try-out table in every shop.',
    },
  },
  {
    name: 'Kuvarsel',
    colour: '#4338CA',
    mark: '<path d="M32 10 48 22v20L32 54 16 42V22Z" fill="#fff" opacity=".35"/><path d="M32 10v44M16 22l16 10 16-10" fill="none" stroke="#fff" stroke-width="3.5" stroke-linejoin="round"/><path d="M32 32 48 42M32 32 16 42" stroke="#fff" stroke-width="3.5" opacity=".7"/>',
    website: 'https://kuvarsel.example',
    about: {
      tr: 'Telefon, dizüstü ve tablet üreticisi. Cihazlarına altı yıl yazılım desteği ve yedek parça sözü verir.',
      en: 'A maker of phones, laptops and tablets that promises six years of updates and spare parts.',
    },
  },
  {
    name: 'Lambika',
    colour: '#9D174D',
    mark: '<rect x="10" y="16" width="44" height="28" rx="4" fill="none" stroke="#fff" stroke-width="4"/><circle cx="32" cy="30" r="7" fill="#fff"/><path d="M32 19v2M32 39v2M21 30h2M41 30h2" stroke="#fff" stroke-width="3" opacity=".7"/><path d="M24 50h16" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
    website: 'https://lambika.example',
    about: {
      tr: 'Televizyon ve monitör üreticisi. Paneller Manisa’da birleştirilir, kurulum ekibi kendi çalışanıdır.',
      en: 'A maker of televisions and monitors, assembled in Manisa and installed by its own crew.',
    },
  },
  {
    name: 'Hoparka',
    colour: '#115E59',
    mark: '<circle cx="32" cy="32" r="20" fill="none" stroke="#fff" stroke-width="4"/><circle cx="32" cy="32" r="11" fill="#fff" opacity=".5"/><circle cx="32" cy="32" r="5" fill="#fff"/>',
    website: 'https://hoparka.example',
    about: {
      tr: 'Kulaklık, hoparlör ve plak çalar tasarlayan ses markası. Yastık ve pil gibi parçaları ayrı satar, onarımı kolaydır.',
      en: 'An audio brand for headphones, speakers and turntables, with parts sold separately for easy repair.',
    },
  },
  {
    name: 'Gözalan',
    colour: '#1E3A8A',
    mark: '<rect x="10" y="20" width="44" height="30" rx="6" fill="#fff"/><circle cx="32" cy="35" r="10" fill="#1E3A8A"/><circle cx="32" cy="35" r="4.5" fill="#fff" opacity=".7"/><path d="M23 20l4-6h10l4 6Z" fill="#fff" opacity=".7"/>',
    website: 'https://gozalan.example',
    about: {
      tr: 'Fotoğraf makinesi, objektif ve drone uzmanı. Aldığınız ürünü kullanmayı öğreten ücretsiz gezileriyle tanınır.',
      en: 'A specialist in cameras, lenses and drones, known for free photo walks that teach what you bought.',
    },
  },
];
