import type { DemoBrand } from '../shape.ts';

export const foodBrands: readonly DemoBrand[] = [
  {
    name: 'Sepetova',
    colour: '#0B6E3B',
    // A basket with two woven bands and an arched handle.
    mark: '<path d="M14 28C14 8 50 8 50 28" fill="none" stroke="#fff" stroke-width="4"/><path d="M6 28H58L52 54H12Z" fill="#fff" fill-opacity=".4"/><path d="M6 28H58L56 35H8Z" fill="#fff"/><path d="M10 42H54L53 48H11Z" fill="#fff" fill-opacity=".8"/>',
    website: 'https://sepetova.example',
    about: {
      tr: 'Mahalle marketleri ve kapıya teslim sipariş: aynı raf, aynı fiyat, ister mağazada ister telefonda.',
      en: 'Neighbourhood supermarkets and doorstep delivery: one shelf and one price, in the shop or on the phone.',
    },
  },
  {
    name: 'Tarlaçit',
    colour: '#4A6312',
    // A sprout behind a low fence.
    mark: '<path d="M32 44V20" stroke="#fff" stroke-width="4" stroke-linecap="round"/><path d="M32 26C20 26 16 18 16 10C27 10 32 16 32 26Z" fill="#fff"/><path d="M32 32C44 32 48 24 48 17C38 17 32 22 32 32Z" fill="#fff" fill-opacity=".7"/><path d="M8 42H56V47H8Z" fill="#fff" fill-opacity=".6"/><path d="M14 36V56M50 36V56M26 40V56M38 40V56" stroke="#fff" stroke-width="5"/>',
    website: 'https://tarlacit.example',
    about: {
      tr: 'Üreticiden alınan sebze, meyve ve kiler ürünleri; her kasada tarlanın adı yazar.',
      en: 'Vegetables, fruit and larder goods bought from growers; every crate names its field.',
    },
  },
  {
    name: 'Yedikepçe',
    colour: '#9C2B1B',
    // A ladle over a bowl, with steam.
    mark: '<path d="M8 36H56C56 50 46 56 32 56C18 56 8 50 8 36Z" fill="#fff"/><path d="M46 8L34 30" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M18 28C14 22 22 20 18 13M27 24C24 19 30 17 27 11" stroke="#fff" stroke-opacity=".65" stroke-width="3" fill="none" stroke-linecap="round"/>',
    website: 'https://yedikepce.example',
    about: {
      tr: 'Lokanta usulü tencere yemeği, ızgara ve kahvaltı; salonda ya da evde aynı porsiyon.',
      en: 'Home-style stews, grills and breakfasts: the same portion at the table or at your door.',
    },
  },
  {
    name: 'Telvekuş',
    colour: '#5A3420',
    // A cup seen from above with a bird drawn in the crema.
    mark: '<circle cx="29" cy="33" r="22" fill="#fff" fill-opacity=".35"/><circle cx="29" cy="33" r="16" fill="none" stroke="#fff" stroke-width="4"/><path d="M51 28C60 28 60 38 51 38" fill="none" stroke="#fff" stroke-width="4"/><path d="M19 34C24 28 27 32 29 35C31 31 35 28 40 31C35 33 33 37 29 40C26 37 23 35 19 34Z" fill="#fff"/>',
    website: 'https://telvekus.example',
    about: {
      tr: 'Küçük partilerde kavrulan kahve ve taş fırından günlük tatlılar; otuz iki mahalle dükkânı.',
      en: 'Coffee roasted in small batches and desserts baked daily, in thirty-two neighbourhood shops.',
    },
  },
  {
    name: 'Turnadamla',
    colour: '#145A8C',
    // A drop whose highlight is a long-necked bird in flight.
    mark: '<path d="M32 4C32 4 52 28 52 42C52 53 43 60 32 60C21 60 12 53 12 42C12 28 32 4 32 4Z" fill="#fff" fill-opacity=".4"/><path d="M18 42C24 36 29 38 33 42C36 36 40 32 48 31C44 38 40 44 33 48C28 48 23 44 18 42Z" fill="#fff"/><path d="M33 44C35 36 35 28 31 22" stroke="#fff" stroke-width="3" fill="none" stroke-linecap="round"/>',
    website: 'https://turnadamla.example',
    about: {
      tr: 'Kaynak suyu, maden suyu, çay ve meyve suyu; depozitolu şişeyi kapıdan geri alır.',
      en: 'Spring and mineral water, tea and juice, with deposit bottles collected from your door.',
    },
  },
];
