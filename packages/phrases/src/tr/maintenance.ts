/** Where the back office is away. */
export const maintenance = {
  title: 'Güncelleme Yapılıyor',
  text: 'Sitemiz şu anda güncelleniyor. Kısa süre içinde yeniden buradayız.',
};
