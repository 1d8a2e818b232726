/** Phrases of the page that confirms a mailbox for a brand's quote requests. */
export const mailbox = {
  title: 'Bildirim adresini onaylayın',
  lede: 'Düğmeye bastığınızda markanızın yeni istekleri bu e-postayı aldığınız adrese bildirilir.',
  submit: 'Adresi onayla',
  doneTitle: 'Adresiniz onaylandı',
  done: (p: { brand: string }) => `${p.brand} için gelen istekler bundan sonra bu adrese bildirilecek.`,
  broken: 'Bağlantı açılamadı',
  expired: 'Bağlantının süresi doldu',
  badText: 'Yeni bir bağlantıyı, adresi ekleyen kişi CRM’deki “Markaya gönderim” sayfasından gönderebilir.',
  failed: 'Adres onaylanamadı. Lütfen tekrar deneyin.',
};
