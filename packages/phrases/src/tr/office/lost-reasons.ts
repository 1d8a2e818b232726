/** Phrases of the page for lost reasons, in addition to those of every record page. */
export const lostReasons = {
  title: 'Kayıp nedenleri',
  one: 'Kayıp nedeni',
  count: (p: { count: string }) => `${p.count} neden`,
  search: 'Neden ara',
  add: 'Yeni neden',
  emptyTitle: 'Henüz neden yok',
  emptyText: 'Bir istek kaybedildiğinde nedeni bu listeden seçilir.',
  fields: {
    name: { label: 'Neden', inFile: 'Kayıp nedeni', hint: 'İstekle ilgilenenlerin seçtiği ad' },
    nameEn: { label: 'İngilizcesi', hint: 'Paneli İngilizce kullananların gördüğü ad' },
    isActive: { label: 'Etkin', hint: 'Kapalıyken listede görünmez; seçilmiş olduğu isteklerde kalır' },
    position: { label: 'Sıra', hint: '' },
    leads: { label: 'Kaybedilen istek', hint: '' },
  },
};

export type LostReasonWords = typeof lostReasons;
