/** Phrases of the page for brands' mailboxes, in addition to those of every record page. */
export const mailboxes = {
  title: 'E-posta adresleri',
  one: 'E-posta adresi',
  count: (p: { count: string }) => `${p.count} adres`,
  search: 'Marka ya da adres ara',
  add: 'Yeni e-posta adresi',
  emptyTitle: 'Henüz e-posta adresi yok',
  emptyText: 'Bir markanın adresini eklediğinizde, adres onaylandıktan sonra yeni istekler oraya bildirilir.',
  fields: {
    email: {
      label: 'E-posta',
      hint: 'Bu adrese bir onay bağlantısı gider; onaylanana kadar istek gönderilmez',
    },
    brandId: { label: 'Marka', hint: 'Sonradan değiştirilemez; her markanın tek adresi olur' },
    language: {
      label: 'Dil',
      hint: 'Markaya yazılan e-postaların dili',
      choices: { tr: 'Türkçe', en: 'İngilizce' },
    },
    isActive: {
      label: 'Gönderim açık',
      hint: 'Kapalıyken yeni istekler bekler, açıldığında sırayla gönderilir',
    },
    confirmedAt: { label: 'Onay zamanı', hint: '' },
    waiting: { label: 'Bekleyen', hint: '' },
  },
  actions: {
    test: { label: 'Deneme gönder', done: () => 'Deneme sıraya alındı; sonucu Günlük’te' },
    ask: { label: 'Onay bağlantısını yeniden gönder', done: () => 'Onay bağlantısı gönderildi' },
  },
  tabs: { deliveries: 'Günlük' },
};

export type MailboxWords = typeof mailboxes;
