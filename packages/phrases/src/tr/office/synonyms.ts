/** Phrases of the page for search terms and synonyms, in addition to those of every record page. */
export const synonyms = {
  page: 'Arama',
  title: 'Eş anlamlılar',
  one: 'Eş anlamlı',
  count: (p: { count: string }) => `${p.count} eş anlamlı`,
  search: 'Terim veya karşılığını ara',
  add: 'Yeni eş anlamlı',
  emptyTitle: 'Henüz eş anlamlı yok',
  emptyText: 'Ziyaretçilerin yazdığı ama kampanyalarda geçmeyen kelimeleri buraya ekleyin.',
  fields: {
    term: { label: 'Yazılan', hint: 'En çok dört kelime; ekleriyle de bulunur: araba, arabalar' },
    locale: {
      label: 'Dil',
      hint: 'Yalnızca bu dildeki sayfalarda geçerlidir',
      choices: { tr: 'Türkçe', en: 'İngilizce' },
    },
    meaning: { label: 'Birlikte aranan', hint: 'Kampanyalarda geçen kelimeler: otomobil' },
    path: {
      label: 'Ya da açılan sayfa',
      hint: 'Aramanın tamamı bu terimse sonuçlar yerine bu sayfa açılır: /kategoriler/otomobil',
    },
    isActive: { label: 'Etkin', hint: 'Kapalıyken aramada kullanılmaz' },
  },
  effect: {
    title: 'Aramaya etkisi',
    before: 'Şimdi',
    after: 'Kaydedince',
    none: 'sonuç yok',
    found: (p: { count: string }) => `${p.count} kampanya`,
    leads: 'bu sayfa açılır',
    nothingYet:
      'Yazılanı, dilini ve birlikte aranacak kelimeleri ya da açılacak sayfayı doldurunca burada görünür.',
    failed: 'Etkisi hesaplanamadı.',
  },
  queries: {
    title: 'Aramalar',
    show: 'Gösterilen',
    kinds: { all: 'En çok arananlar', empty: 'Sonuçsuz kalanlar' },
    language: 'Dil',
    languages: { all: 'Tüm diller', tr: 'Türkçe', en: 'İngilizce' },
    total: (p: { searches: string; empty: string; percent: string }) =>
      `${p.searches} arama; ${p.empty} tanesi (${p.percent}) sonuçsuz kaldı`,
    term: 'Arama',
    searches: 'Arama sayısı',
    empty: 'Sonuçsuz',
    clicked: 'Tıklama',
    place: 'Ort. sıra',
    results: 'En çok açılanlar',
    result: (p: { name: string; count: string; place: string }) =>
      `${p.name}: ${p.count} kez, ortalama sıra ${p.place}`,
    actions: 'Eş anlamlı',
    add: 'Ekle',
    open: 'Aç',
    labelled: (p: { term: string; label: string }) => `${p.term}: eş anlamlı, ${p.label}`,
    none: 'Bu dönemde arama yapılmadı.',
    noneEmpty: 'Bu dönemde sonuçsuz kalan arama yok.',
  },
};

export type SynonymWords = typeof synonyms;
