/** Words that point to one icon; the weight (0 to 1) says how much they outrank other words in a name. */
export type IconKeywords = {
  readonly icon: string;
  readonly weight: number;
  readonly keywords: readonly string[];
};

/**
 * Which words point to which icon of the Lucide family, in folded Turkish. What is sold outranks what it is for
 * (in "otomobil sigortası" the insurance); short words weigh so little that they count as whole words alone
 * ("ev", but not "evrak"). A stem whose last consonant softens stands in both forms.
 */
export const iconKeywords: readonly IconKeywords[] = [
  { icon: 'paw-print', weight: 1, keywords: ['evcil', 'pet shop', 'kedi', 'kopek', 'veteriner'] },
  { icon: 'credit-card', weight: 1, keywords: ['kredi kart', 'banka kart'] },
  { icon: 'shield-check', weight: 0.98, keywords: ['sigorta', 'kasko', 'police'] },
  { icon: 'landmark', weight: 0.96, keywords: ['kredi', 'finans', 'banka'] },
  { icon: 'piggy-bank', weight: 0.96, keywords: ['mevduat', 'birikim', 'tasarruf', 'emeklilik'] },
  {
    icon: 'smile',
    weight: 0.95,
    keywords: ['dis sagligi', 'dis hekim', 'dis tedavi', 'implant', 'ortodonti'],
  },
  { icon: 'glasses', weight: 0.95, keywords: ['gozluk', 'gozlug', 'optik'] },
  { icon: 'eye', weight: 0.95, keywords: ['goz sagligi', 'goz hastalik', 'lens', 'lazer'] },
  {
    icon: 'languages',
    weight: 0.95,
    keywords: ['dil kurs', 'dil okul', 'dil egitim', 'yabanci dil', 'ingilizce'],
  },
  {
    icon: 'refrigerator',
    weight: 0.95,
    keywords: ['beyaz esya', 'buzdolab', 'camasir makine', 'bulasik makine'],
  },
  { icon: 'sun', weight: 0.94, keywords: ['gunes enerji', 'gunes panel', 'solar'] },
  { icon: 'truck', weight: 0.94, keywords: ['nakliy', 'nakliyat', 'tasimacilik', 'kargo'] },
  { icon: 'wifi', weight: 0.92, keywords: ['internet', 'fiber', 'wifi'] },
  { icon: 'smartphone', weight: 0.92, keywords: ['telefon', 'cep tel', 'gsm', 'mobil hat'] },
  { icon: 'laptop', weight: 0.92, keywords: ['bilgisayar', 'laptop', 'tablet'] },
  { icon: 'tv', weight: 0.92, keywords: ['televizyon', 'uydu', 'dijital yayin'] },
  { icon: 'footprints', weight: 0.92, keywords: ['ayakkabi', 'terlik', 'bot ve cizme'] },
  { icon: 'bike', weight: 0.92, keywords: ['motosiklet', 'motor', 'bisiklet', 'scooter'] },
  { icon: 'car', weight: 0.9, keywords: ['otomobil', 'otomotiv', 'arac', 'araba', 'tasit', 'oto kiralama'] },
  { icon: 'bed-double', weight: 0.9, keywords: ['otel', 'konaklama', 'tatil koy', 'pansiyon'] },
  { icon: 'plane', weight: 0.9, keywords: ['ucak', 'ucag', 'ucus', 'havayolu', 'havayollari'] },
  { icon: 'bus', weight: 0.9, keywords: ['otobus', 'minibus', 'servis araci'] },
  { icon: 'ship', weight: 0.9, keywords: ['gemi', 'feribot', 'kruvaziyer', 'tekne'] },
  { icon: 'baby', weight: 0.9, keywords: ['cocuk', 'cocug', 'bebek', 'bebeg', 'oyuncak', 'oyuncag'] },
  { icon: 'utensils', weight: 0.9, keywords: ['restoran', 'yemek', 'yemeg', 'lokanta', 'fast food'] },
  { icon: 'coffee', weight: 0.9, keywords: ['kahve', 'cafe', 'kafe'] },
  {
    icon: 'sparkles',
    weight: 0.9,
    keywords: ['kozmetik', 'kozmetig', 'guzellik', 'kisisel bakim', 'parfum'],
  },
  { icon: 'book-open', weight: 0.9, keywords: ['kitap', 'kitab', 'kirtasiye', 'dergi'] },
  { icon: 'stethoscope', weight: 0.88, keywords: ['saglik', 'saglig', 'hastane', 'doktor', 'check up'] },
  { icon: 'dumbbell', weight: 0.88, keywords: ['spor', 'fitness', 'pilates', 'outdoor'] },
  { icon: 'graduation-cap', weight: 0.88, keywords: ['egitim', 'okul', 'universite', 'kurs'] },
  { icon: 'zap', weight: 0.86, keywords: ['enerji', 'elektrik tarife', 'dogalgaz', 'sarj'] },
  { icon: 'shopping-basket', weight: 0.86, keywords: ['market', 'supermarket', 'gida'] },
  { icon: 'shirt', weight: 0.85, keywords: ['moda', 'giyim', 'tekstil', 'elbise'] },
  { icon: 'sofa', weight: 0.85, keywords: ['mobilya', 'dekorasyon', 'yatak', 'yatag'] },
  { icon: 'plug', weight: 0.84, keywords: ['elektronik', 'elektronig', 'elektrikli ev alet'] },
  { icon: 'luggage', weight: 0.84, keywords: ['seyahat', 'tatil', 'turizm'] },
  { icon: 'building-2', weight: 0.82, keywords: ['konut', 'emlak', 'gayrimenkul', 'arsa'] },
  { icon: 'flower-2', weight: 0.82, keywords: ['bahce', 'cicek', 'ciceg', 'balkon'] },
  { icon: 'credit-card', weight: 0.6, keywords: ['kart'] },
  { icon: 'sun', weight: 0.5, keywords: ['gunes'] },
  { icon: 'smile', weight: 0.34, keywords: ['dis'] },
  { icon: 'eye', weight: 0.34, keywords: ['goz'] },
  { icon: 'languages', weight: 0.34, keywords: ['dil'] },
  { icon: 'house', weight: 0.34, keywords: ['ev'] },
];
