import { shortcutWords } from './shortcut-words.ts';

/** Phrases of the search page. */
export const search = {
  title: 'Kampanya ara',
  titleFor: (p: { term: string; count: string }) => `“${p.term}” için ${p.count} kampanya`,
  description: 'Kampanya, marka ve kategorilerde arayın.',
  prompt: 'Ne arıyorsunuz? Bir ürün, marka ya da kategori adı yazın.',
  examples: 'Şunları deneyebilirsiniz',
  label: 'Arama terimi',
  placeholder: 'Ürün, marka ya da kategori',
  submit: 'Ara',
  corrected: (p: { corrected: string }) => `Bunu mu demek istediniz: “${p.corrected}”`,
  correction: (p: { term: string }) => `“${p.term}” için sonuç bulunamadı; onun yerine bunu aradık.`,
  shortcut: shortcutWords,
  brands: 'Markalar',
  categories: 'Kategoriler',
  campaigns: 'Kampanyalar',
  cutAt: (p: { count: string }) =>
    `Bu kelimeler çok sayıda kampanyada geçiyor. En çok ilgi gören ${p.count} kampanyayı gösteriyoruz; sayılar ve filtreler yalnızca bunları kapsar. Aramayı daraltmak için bir kelime daha ekleyin.`,
  ended: 'Sona erenler',
  endedLede: 'Bu kampanyaların süresi doldu; bilgileri burada duruyor.',
};
