import type { DemoBrand } from '../shape.ts';

export const homeBrands: readonly DemoBrand[] = [
  {
    name: 'Meşedal',
    colour: '#6B4423',
    mark: '<path d="M14 30a6 6 0 0 1 12 0v6h12v-6a6 6 0 0 1 12 0v14H14z" fill="#fff"/><path d="M20 26c0-8 5-13 12-13s12 5 12 13" fill="none" stroke="#fff" stroke-width="4" stroke-opacity=".55"/><path d="M18 44v6M46 44v6" stroke="#fff" stroke-width="4"/>',
    website: 'https://mesedal.example',
    about: {
      tr: 'Masif ağaç ve yıkanabilir kumaşla çalışan mobilya üreticisi; salon, yatak odası, mutfak ve bahçe için tasarlar.',
      en: 'A furniture maker working in solid wood and washable fabrics for living rooms, bedrooms, kitchens and gardens.',
    },
  },
  {
    name: 'Pervanel',
    colour: '#1F5673',
    mark: '<circle cx="32" cy="32" r="5" fill="#fff"/><path d="M32 26c-6-6-4-14 2-15 6 0 7 9-2 15z" fill="#fff"/><path d="M37 35c8-2 14 3 12 9-3 5-11 1-12-9z" fill="#fff" fill-opacity=".75"/><path d="M27 35c-2 8-9 12-13 7-3-5 4-11 13-7z" fill="#fff" fill-opacity=".5"/>',
    website: 'https://pervanel.example',
    about: {
      tr: 'Az enerji harcayan beyaz eşya ve küçük ev aletleri üretir; kurulum ve servis kendi ekibindedir.',
      en: 'Makes low-energy large and small appliances, installed and serviced by its own teams.',
    },
  },
  {
    name: 'Örgülen',
    colour: '#9A3B5B',
    mark: '<path d="M12 22h40M12 32h40M12 42h40" stroke="#fff" stroke-width="5" stroke-opacity=".5"/><path d="M22 12v15M22 37v15M32 12v5M32 27v10M32 47v5M42 12v15M42 37v15" stroke="#fff" stroke-width="5"/>',
    website: 'https://orgulen.example',
    about: {
      tr: 'Pamuk, keten ve yünden ev tekstili dokur; yatak ve döşemelik kumaş koleksiyonları da vardır.',
      en: 'Weaves home textiles in cotton, linen and wool, with mattress and upholstery collections.',
    },
  },
  {
    name: 'Nurfanus',
    colour: '#7A4A00',
    mark: '<path d="M22 20h20l5 22H17z" fill="#fff" fill-opacity=".45"/><path d="M32 24c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12z" fill="#fff"/><path d="M26 14a6 6 0 0 1 12 0v4H26z" fill="none" stroke="#fff" stroke-width="3"/><path d="M15 46h34v5H15z" fill="#fff"/>',
    website: 'https://nurfanus.example',
    about: {
      tr: 'Ev ve bahçe için avize, lambader ve akıllı ampul tasarlar; ışık planını ücretsiz hazırlar.',
      en: 'Designs pendants, floor lamps and smart bulbs for home and garden, with a free lighting plan.',
    },
  },
  {
    name: 'Patiçınar',
    colour: '#2F6B3A',
    mark: '<path d="M32 30c8 0 14 7 14 13 0 5-5 7-14 7s-14-2-14-7c0-6 6-13 14-13z" fill="#fff"/><circle cx="17" cy="28" r="5" fill="#fff" fill-opacity=".7"/><circle cx="47" cy="28" r="5" fill="#fff" fill-opacity=".7"/><path d="M26 24c-4-6 0-11 6-14 6 3 10 8 6 14-3 2-9 2-12 0z" fill="#fff"/>',
    website: 'https://paticinar.example',
    about: {
      tr: 'Evcil hayvan ve bahçe ihtiyaçlarını kapınıza getirir; veteriner ve ziraat danışmanlarıyla çalışır.',
      en: 'Brings pet and garden supplies to your door, advised by vets and horticulturists.',
    },
  },
];
