/** Words of the list of pictures in file exports and saved views. */
export const storedPictures = {
  title: 'Görseller',
  one: 'Görsel',
  count: (p: { count: string }) => `${p.count} görsel`,
  search: 'Kampanya, marka, alternatif metin veya dosya adı ara',
  add: '',
  emptyTitle: 'Görsel yok',
  emptyText: 'Yüklenen görseller burada görünür.',
  fields: {
    fileName: { label: 'Dosya adı', hint: '' },
    width: { label: 'Genişlik (piksel)', hint: '' },
    height: { label: 'Yükseklik (piksel)', hint: '' },
    bytes: { label: 'Boyut (bayt)', hint: '' },
    uploadedBy: { label: 'Yükleyen', hint: '' },
    usedIn: { label: 'Kullanıldığı yerler', hint: '' },
    isUsed: { label: 'Kullanılıyor', hint: '' },
  },
};

/** Shape of these words in both languages. */
export type StoredPictureWords = typeof storedPictures;
