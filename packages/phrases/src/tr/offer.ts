/** Phrases about the quote on a campaign's page, before the form is opened. */
export const offer = {
  action: 'Teklif Al',
  trust: {
    receiver: (p: { brand: string }) =>
      `Bilgileriniz yalnızca ${p.brand} ve varsa yetkili satıcısı ile paylaşılır`,
    free: 'Ücretsizdir, sizi hiçbir şeye bağlamaz',
    answer: 'Yanıt genellikle 2 iş günü içinde gelir',
  },
  held: 'Teklif isteğinizi görün',
  requested: 'Teklif istediniz',
  closedTitle: 'Bu kampanya şu an yeni istek almıyor',
  closed: 'Ayraç koyarsanız kampanya listenizde kalır.',
  sentTitle: 'Teklif isteğiniz alındı',
  sent: (p: { brand: string }) =>
    `İsteğiniz ${p.brand} markasına iletilir. Yanıt genellikle 2 iş günü içinde gelir.`,
  register: 'Hesap oluştur',
};
