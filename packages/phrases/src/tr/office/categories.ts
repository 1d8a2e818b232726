/** Phrases of the page for categories, in addition to those of every record page. */
export const categories = {
  title: 'Kategoriler',
  one: 'Kategori',
  count: (p: { count: string }) => `${p.count} kategori`,
  search: 'Kategori ara',
  add: 'Yeni kategori',
  addBelow: (p: { label: string }) => `${p.label}: altına kategori ekle`,
  emptyTitle: 'Henüz kategori yok',
  emptyText: 'Menüler, listeler ve kampanyalar buraya eklediğiniz kategorilere göre düzenlenir.',
  roots: 'Ana kategori (üstü yok)',
  openAll: 'Hepsini aç',
  closeAll: 'Hepsini kapat',
  grab: (p: { label: string }) => `${p.label}: yerini değiştir`,
  moveHint:
    'Bir kategoriyi tutamacından sürükleyin ya da seçip Alt ve ok tuşlarıyla taşıyın; altındakiler de onunla gider.',
  searchedHint: 'Arama sonuçları, üst kategorileriyle. Taşımak için aramayı temizleyin.',
  moved: (p: { label: string; to: string }) => `“${p.label}” taşındı. Yeni yeri: ${p.to}`,
  off: 'Yayında değil',
  hiddenAbove: 'Üst kategorisi yayında değil',
  binnedAt: (p: { at: string }) => `Çöp kutusuna taşınma: ${p.at}`,
  icons: {
    byName: 'Adına göre kendiliğinden seçilsin',
    search: 'Simge ara: sigorta, tatil, telefon…',
    none: 'Bu kelimeyle eşleşen simge yok',
  },
  preview: {
    title: (p: { label: string }) => `${p.label}: ziyaretçiler için ne değişecek?`,
    hide: 'Siteden kaldır',
    go: 'Onayla',
    hides: (p: { count: string; campaigns: string }) =>
      `${p.count} kategori sayfası ve içindeki ${p.campaigns} kampanya siteden kalkacak:`,
    shows: (p: { count: string; campaigns: string }) =>
      `${p.count} kategori sayfası ve içindeki ${p.campaigns} kampanya sitede görünecek:`,
    moves: (p: { campaigns: string }) => `${p.campaigns} kampanya başka kategorilerde listelenecek.`,
    leaves: 'Artık şu kategorilerin listesinde görünmeyecekler:',
    joins: 'Bundan sonra şu kategorilerin listesinde de görünecekler:',
    examples: 'Bu kampanyalardan bazıları:',
    brandPages: (p: { count: string }) => `Etkilenecek marka sayfası (marka ve kategori): ${p.count}`,
    brandLists: (p: { count: string }) => `İçeriği değişecek marka sayfası (marka ve kategori): ${p.count}`,
    rest: (p: { count: string }) => `ve ${p.count} tane daha`,
    undo: 'Bu işlemi daha sonra geri alabilirsiniz.',
  },
  fields: {
    name: {
      label: 'Adı',
      inFile: 'Kategori',
      hint: 'Değişirse kategori sayfasının adresi de değişir; eski adres yenisine yönlendirir',
    },
    nameEn: { label: 'İngilizce adı', hint: 'Boş kalırsa İngilizce sayfalarda Türkçesi görünür' },
    parentId: { label: 'Üst kategori', hint: 'Menüler en çok üç düzey gösterir' },
    icon: { label: 'Simge', hint: '' },
    isActive: {
      label: 'Yayında',
      hint: 'Kapalıyken kategori, altındakiler ve bütün kampanyaları sitede görünmez',
    },
    position: { label: 'Sıra', hint: '' },
    campaigns: { label: 'Toplam', hint: '' },
    ownCampaigns: { label: 'Doğrudan', hint: '' },
  },
};

export type CategoryWords = typeof categories;
