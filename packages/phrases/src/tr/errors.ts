/** Every error text in Turkish; this object is the shape that the English one has to match. */
export const errors = {
  page: {
    unknown: 'Bir hata oluştu',
    boundaryTitle: 'Bir Hata Oluştu',
    categoriesNotLoaded: 'Kategoriler yüklenemedi',
    timedOut: 'Sunucu zamanında yanıt vermedi. Lütfen tekrar deneyin.',
    offline: 'Bağlantınızı kontrol edin: sunucuya ulaşamadık.',
  },
};
