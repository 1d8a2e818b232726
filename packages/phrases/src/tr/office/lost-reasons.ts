/** What the page of reasons for losses says beside the words of every page of records. */
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
    isActive: { label: 'Etkin', hint: 'Kapalıyken yeni seçilemez; seçilmiş olduğu isteklerde kalır' },
    position: { label: 'Sıra', hint: '' },
    leads: { label: 'Kayıp', hint: '' },
  },
};

/** The shape that both languages have. */
export type LostReasonWords = typeof lostReasons;
