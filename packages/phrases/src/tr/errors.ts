/** Turkish error messages. The English ones must have the same shape. */
export const errors = {
  page: {
    unknown: 'Bir hata oluştu',
    boundaryTitle: 'Bir Hata Oluştu',
    categoriesNotLoaded: 'Kategoriler yüklenemedi',
    timedOut: 'Sunucu zamanında yanıt vermedi. Lütfen tekrar deneyin.',
    offline: 'Sunucuya ulaşamadık. Bağlantınızı kontrol edip tekrar deneyin.',
  },
};
