import type { DemoBrand } from '../shape.ts';

export const travelBrands: readonly DemoBrand[] = [
  {
    name: 'Revanhisar',
    colour: '#8A3324',
    mark: '<path d="M12 50V28a10 10 0 0 1 20 0v22h-6V30a4 4 0 0 0-8 0v20z" fill="#fff"/><path d="M32 50V28a10 10 0 0 1 20 0v22h-6V30a4 4 0 0 0-8 0v20z" fill="#fff" fill-opacity=".65"/><circle cx="32" cy="12" r="4" fill="#fff"/>',
    website: 'https://revanhisar.example',
    about: {
      tr: 'Kıyıda, şehirde ve kaplıcada on iki oteli olan bir konaklama topluluğu; kahvaltısı yöre ürünleriyle kurulur.',
      en: 'A group of twelve hotels by the sea, in cities and at hot springs, with breakfasts from local growers.',
    },
  },
  {
    name: 'Nehirkuş',
    colour: '#155E8B',
    mark: '<path d="M8 36c10-2 16-10 22-22 4 8 4 14 2 20 8-6 16-8 24-6-8 4-16 12-26 16-8 2-16 0-22-8z" fill="#fff"/><path d="M12 52c8-4 12 4 20 0s12 4 20 0" fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".6"/>',
    website: 'https://nehirkus.example',
    about: {
      tr: 'İç hatlarda ve yakın ülkelerde uçan, bagajı bilet fiyatında sayan bir havayolu ve uçuş programı.',
      en: 'An airline for domestic and short-haul routes that counts baggage in the fare, with its own flight club.',
    },
  },
  {
    name: 'Menzilbey',
    colour: '#4B3B8F',
    mark: '<path d="M12 20h36c3 0 5 3 5 6v16H12zM16 25v8h10v-8zM30 25v8h10v-8z" fill="#fff" fill-rule="evenodd"/><circle cx="21" cy="44" r="5" fill="#fff" fill-opacity=".7"/><circle cx="43" cy="44" r="5" fill="#fff" fill-opacity=".7"/><path d="M4 28h6M2 36h8" stroke="#fff" stroke-width="3"/>',
    website: 'https://menzilbey.example',
    about: {
      tr: 'Altmış ilde tekli koltuklu şehirler arası otobüs seferleri ve kapıdan kapıya transfer sunar.',
      en: 'Intercity coaches with single seats in sixty provinces, and door-to-door transfers.',
    },
  },
  {
    name: 'Ötekıyı',
    colour: '#006A6A',
    mark: '<path d="M10 36h44l-7 12H17z" fill="#fff"/><path d="M20 24h20l4 10H20z" fill="#fff" fill-opacity=".65"/><path d="M28 14h6v8h-6z" fill="#fff"/><path d="M8 54c6-4 10 3 16 0s10 3 16 0 10 3 16 0" fill="none" stroke="#fff" stroke-width="3"/>',
    website: 'https://otekiyi.example',
    about: {
      tr: 'Ege ve Marmara hatlarında feribot işletir, Akdeniz limanlarına kruvaziyer seferleri düzenler.',
      en: 'Runs ferries across the Aegean and Marmara, and cruises to Mediterranean ports.',
    },
  },
  {
    name: 'Rahvangez',
    colour: '#9C2C77',
    mark: '<circle cx="32" cy="32" r="21" fill="none" stroke="#fff" stroke-width="4"/><path d="M32 16l6 16H26z" fill="#fff"/><path d="M32 48l-6-16h12z" fill="#fff" fill-opacity=".5"/>',
    website: 'https://rahvangez.example',
    about: {
      tr: 'Küçük gruplu turlar kurar; vize dosyasından havalimanı karşılamasına kadar yolculuğun işini üstlenir.',
      en: 'Plans small-group tours and handles the chores of a trip, from visa papers to airport pick-up.',
    },
  },
];
