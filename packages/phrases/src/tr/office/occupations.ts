/** Phrases of the page for occupations, in addition to those of every record page. */
export const occupations = {
  page: 'Meslekler ve işler',
  title: 'Meslekler',
  one: 'Meslek',
  count: (p: { count: string }) => `${p.count} meslek`,
  search: 'Meslek ara',
  add: 'Yeni meslek',
  emptyTitle: 'Henüz meslek yok',
  emptyText: 'Üyeler profillerinde mesleklerini buraya eklediklerinizden seçer.',
  fields: {
    name: { label: 'Adı', inFile: 'Meslek', hint: 'Üyelerin profilde gördüğü ad' },
    nameEn: { label: 'İngilizce adı', hint: 'Boş kalırsa İngilizce sayfalarda Türkçesi görünür' },
    isActive: { label: 'Etkin', hint: 'Kapalıyken listede görünmez; seçmiş olan üyelerde kalır' },
    position: { label: 'Sıra', hint: '' },
  },
};

export type OccupationWords = typeof occupations;
