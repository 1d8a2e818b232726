/** Phrases of the page for newsletter subscriptions, in addition to those of every record page. */
export const subscriptions = {
  page: 'Bülten',
  title: 'Bülten aboneleri',
  one: 'Bülten aboneliği',
  count: (p: { count: string }) => `${p.count} abone`,
  search: 'Alan adına göre ara: gmail.com',
  add: 'Yeni abone',
  emptyTitle: 'Henüz abone yok',
  emptyText: 'Bültene abone olmak isteyenler, adreslerini onaylamadan önce de burada görünür.',
  fields: {
    email: { label: 'E-posta', hint: '' },
    state: {
      label: 'Durum',
      hint: '',
      choices: { pending: 'Onay bekliyor', confirmed: 'Abone', ended: 'Ayrıldı' },
    },
    locale: { label: 'Dil', hint: '', choices: { tr: 'Türkçe', en: 'İngilizce' } },
    frequency: { label: 'Sıklık', hint: '', choices: { weekly: 'Haftalık', monthly: 'Aylık' } },
    requestedAt: { label: 'Abonelik isteği', hint: '' },
    confirmedAt: { label: 'Onay zamanı', hint: '' },
    endedAt: { label: 'Ayrılma zamanı', hint: '' },
  },
  tabs: { proof: 'İzin kanıtı' },
  actions: {
    end: {
      label: 'Aboneliği bitir',
      ask: {
        title: (p: { label: string }) => `${p.label} aboneliği bitirilsin mi?`,
        text: 'Sıradaki bülteni iptal edilir ve kendisine bir daha bülten gönderilmez. Okur isterse yeniden abone olabilir.',
      },
      askMany: {
        title: (p: { count: string }) => `${p.count} abonelik bitirilsin mi?`,
        text: 'Sıradaki bültenleri iptal edilir ve kendilerine bir daha bülten gönderilmez. Geri alınamaz; isteyen okur yeniden abone olabilir.',
      },
      done: (p: { label: string }) => `Abonelik bitirildi: ${p.label}`,
      doneMany: (p: { count: string }) => `${p.count} abonelik bitirildi`,
    },
  },
  proof: {
    title: 'İzin kanıtı',
    how: 'Ne gösterildi, ne onaylandı: metnin sürümü ve özetiyle.',
    none: 'Bu abonelik için kayıt yok.',
    at: 'Zaman',
    action: 'Ne oldu',
    text: 'Metin',
    given: 'izin verildi',
    notGiven: 'izin yok',
    contexts: {
      'newsletter:requested': 'İstendi',
      'newsletter:confirmed': 'Onaylandı',
      'newsletter:preferences': 'Tercihler değişti',
      'newsletter:ended': 'Bitti',
    },
  },
};

export type SubscriptionWords = typeof subscriptions;
