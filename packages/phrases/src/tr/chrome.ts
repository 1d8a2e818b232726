import { shortcutWords } from './shortcut-words.ts';

/** Phrases of the top bar's menus and search suggestions. They are loaded when a visitor first uses them. */
export const chrome = {
  allCategories: 'Tüm kategoriler',
  all: 'Tümünü gör',
  allOf: (p: { category: string }) => `${p.category}: Tümünü gör`,
  brandsIn: (p: { category: string }) => `${p.category}: en çok ilgi gören markalar`,
  shortcut: shortcutWords,
  suggestions: 'Arama önerileri',
  corrected: 'Bunu mu demek istediniz?',
  recent: 'Son aramalarınız',
  clear: 'Temizle',
  popular: 'Popüler kategoriler',
  categories: 'Kategoriler',
  brands: 'Markalar',
  campaigns: 'Kampanyalar',
  count: (p: { count: string }) => `${p.count} öneri var, ok tuşlarıyla gezebilirsiniz`,
  allResults: (p: { count: string }) => `Tüm sonuçlar (${p.count})`,
  because: (p: { category: string }) => `Kategori: ${p.category}`,
  inText: 'Metninde geçiyor',
  none: (p: { term: string }) => `“${p.term}” için öneri bulunamadı`,
  noneHint: 'Daha kısa bir kelime deneyin ya da bir kategoriden başlayın.',
  categoriesFailedHint: 'Tekrar deneyin. Sorun sürerse bağlantınızı kontrol edin.',
  failed: 'Öneriler yüklenemedi',
  failedHint: 'Aramanız yine de çalışır: Enter tuşuna ya da Ara düğmesine basın.',
};
