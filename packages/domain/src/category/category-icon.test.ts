import { describe, expect, it } from 'vitest';
import { foldTurkish } from '../text/turkish.ts';
import { categoryIcon } from './category-icon.ts';
import { iconKeywords } from './category-icon-keywords.ts';

describe('icon of a category', () => {
  // Specification 9.17
  it.each([
    ['Otomobil', 'car'],
    ['Motosiklet', 'bike'],
    ['Sigorta', 'shield-check'],
    ['Kasko', 'shield-check'],
    ['Sağlık', 'stethoscope'],
    ['Finans', 'landmark'],
    ['Kredi', 'landmark'],
    ['Kart', 'credit-card'],
    ['Mevduat', 'piggy-bank'],
    ['İnternet', 'wifi'],
    ['Telefon', 'smartphone'],
    ['Bilgisayar', 'laptop'],
    ['Televizyon', 'tv'],
    ['Elektronik', 'plug'],
    ['Ev', 'house'],
    ['Mobilya', 'sofa'],
    ['Beyaz Eşya', 'refrigerator'],
    ['Bahçe', 'flower-2'],
    ['Seyahat', 'luggage'],
    ['Otel', 'bed-double'],
    ['Uçak', 'plane'],
    ['Otobüs', 'bus'],
    ['Gemi', 'ship'],
    ['Moda', 'shirt'],
    ['Giyim', 'shirt'],
    ['Ayakkabı', 'footprints'],
    ['Çocuk', 'baby'],
    ['Market', 'shopping-basket'],
    ['Restoran', 'utensils'],
    ['Kahve', 'coffee'],
    ['Kozmetik', 'sparkles'],
    ['Spor', 'dumbbell'],
    ['Diş', 'smile'],
    ['Göz', 'eye'],
    ['Eğitim', 'graduation-cap'],
    ['Dil', 'languages'],
    ['Kitap', 'book-open'],
    ['Konut', 'building-2'],
    ['Enerji', 'zap'],
    ['Güneş', 'sun'],
    ['Nakliyat', 'truck'],
    ['Evcil', 'paw-print'],
    ['Tablet', 'tablet'],
    ['Lastik', 'wrench'],
    ['Şarj', 'plug-zap'],
    ['Kulaklık ve Ses', 'headphones'],
    ['Fotoğraf ve Kamera', 'camera'],
    ['Oyun', 'gamepad-2'],
    ['Aydınlatma', 'lamp'],
    ['Tadilat', 'paint-roller'],
    ['Doğalgaz', 'flame'],
    ['Yatırım', 'trending-up'],
    ['Mobil Tarifeler', 'smartphone'],
    ['Kuaför', 'scissors'],
    ['Vitamin', 'pill'],
    ['Tatlı', 'cake'],
    ['Çanta', 'shopping-bag'],
    ['Vize', 'file-text'],
    ['DASK', 'shield-check'],
    ['Tur', 'palmtree'],
    ['Türkçe', 'tag'],
  ])('of %s is %s in any spelling', (name, icon) => {
    expect(categoryIcon(name)).toBe(icon);
    expect(categoryIcon(foldTurkish(name))).toBe(icon);
    expect(categoryIcon(`  ${name.toLocaleUpperCase('tr')} `)).toBe(icon);
  });

  // Specification 9.17
  it.each([
    ['Otomobil Sigortası', 'shield-check'],
    ['Sağlık Sigortası', 'shield-check'],
    ['Konut Kredisi', 'landmark'],
    ['Taşıt Kredileri', 'landmark'],
    ['Kredi Kartları', 'credit-card'],
    ['Uçak Bileti', 'plane'],
    ['Spor Ayakkabı', 'footprints'],
    ['Ev ve Yaşam', 'house'],
    ['Ev İnterneti', 'wifi'],
    ['Güneş Enerjisi', 'sun'],
    ['Güneş Gözlüğü', 'glasses'],
    ['Diş Sağlığı', 'smile'],
    ['Evcil Hayvan Maması', 'paw-print'],
    ['Hipermarketler', 'shopping-basket'],
    ['Elektrikli Otomobil', 'car'],
    ['Dil Okulları', 'languages'],
  ])('of %s follows its product: %s', (name, icon) => {
    expect(categoryIcon(name)).toBe(icon);
  });

  // Specification 9.18
  it.each([
    '',
    '   ',
    '🎁',
    'Diğer',
    'Evrak',
    'Sevgililer Günü',
    'Dilek',
    'Transport',
    'Komodin',
    'Göze batan',
    'Категория',
    'x'.repeat(100_000),
  ])('of %j is the default one', (name) => {
    expect(categoryIcon(name)).toBe('tag');
  });
});

describe('table of keywords', () => {
  const keywords = iconKeywords.flatMap((row) => row.keywords);

  it('contains each word once, in its folded form', () => {
    expect(new Set(keywords).size).toBe(keywords.length);
    expect(keywords.map(foldTurkish)).toEqual(keywords);
  });

  // Specification 9.17
  it('has weights above 0, up to 1', () => {
    expect(iconKeywords.filter(({ weight }) => weight <= 0 || weight > 1)).toEqual([]);
  });
});
