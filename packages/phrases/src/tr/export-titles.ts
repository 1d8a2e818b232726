/** What heads the columns of an exported file: those of every resource, then those of each. */
export const exportTitles = {
  every: {
    id: 'Kayıt numarası',
    createdAt: 'Oluşturulma',
    updatedAt: 'Son değişiklik',
    changedBy: 'Son değiştiren',
  },
  brands: {
    name: 'Marka',
    brandUrl: 'Web sitesi',
    colour: 'Renk',
    about: 'Tanıtım',
    aboutEn: 'İngilizce tanıtım',
    isActive: 'Yayında',
  },
  occupations: { name: 'Meslek', nameEn: 'İngilizce adı', isActive: 'Kullanımda', position: 'Sıra' },
};
