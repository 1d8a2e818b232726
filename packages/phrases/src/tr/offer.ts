/** Phrases about a quote beside a campaign, before and in its form. */
export const offer = {
  action: 'Teklif Al',
  trust: {
    receiver: (p: { brand: string }) =>
      `Bilgileriniz yalnızca ${p.brand} ve varsa yetkili satıcısıyla paylaşılır`,
    free: 'Ücretsizdir, sizi hiçbir şeye bağlamaz',
    answer: 'Yanıt genellikle 2 iş günü içinde gelir',
  },
  held: 'Teklif isteğinizi görün',
  requested: 'Teklif istediniz',
  sentTitle: 'Teklif isteğiniz alındı',
  sent: (p: { brand: string }) =>
    `İsteğiniz ${p.brand} markasına iletilir. Yanıt genellikle 2 iş günü içinde gelir.`,
  register: 'Hesap oluştur',
};
