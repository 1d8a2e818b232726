/** Phrases of the page for webhooks, in addition to those of every record page. */
export const webhooks = {
  page: 'Markaya gönderim',
  title: 'Webhook adresleri',
  one: 'Webhook',
  count: (p: { count: string }) => `${p.count} adres`,
  search: 'Marka ya da adres ara',
  add: 'Yeni adres',
  emptyTitle: 'Henüz adres yok',
  emptyText: 'Bir markanın sistemini eklediğinizde, istekleri geldiği anda oraya iletilir.',
  fields: {
    url: {
      label: 'Adres',
      hint: 'https:// ile başlar; markanın sistemi isteklerdeki her değişikliği buradan alır',
    },
    brandId: { label: 'Marka', hint: 'Sonradan değiştirilemez; her markanın tek adresi olur' },
    isActive: {
      label: 'Gönderim açık',
      hint: 'Kapalıyken yeni olaylar bekler, açıldığında sırayla iletilir',
    },
    secretAt: { label: 'Anahtar', hint: '' },
    waiting: { label: 'Bekleyen', hint: '' },
    failed: { label: 'İletilemeyen', hint: '' },
  },
  actions: {
    test: {
      label: 'Deneme gönder',
      done: () => 'Deneme sıraya alındı; sonucu Günlük’te',
    },
  },
  tabs: { secret: 'Anahtar', deliveries: 'Günlük' },
  secret: {
    text: 'Her çağrı bu anahtarla imzalanır; markanın sistemi imzaya bakarak çağrının bizden geldiğini anlar. Anahtar olmadan hiçbir şey gönderilmez.',
    none: 'Henüz anahtar yok.',
    last: (p: { at: string }) => `Son anahtar: ${p.at}`,
    make: 'Anahtar oluştur',
    renew: 'Anahtarı yenile',
    ask: {
      title: 'Anahtar yenilensin mi?',
      text: 'Şu anki anahtar bir gün daha imzalar; ondan önceki hemen geçersiz olur.',
    },
    label: 'Yeni anahtar',
    once: 'Bu anahtar yalnızca şimdi görünür. Markaya güvenli bir yoldan iletin.',
    overlap: (p: { until: string }) => `Önceki anahtar ${p.until} tarihine kadar geçerli kalır.`,
    copy: 'Kopyala',
    copied: 'Anahtar kopyalandı',
    copyFailed: 'Kopyalanamadı; anahtarı seçip elle kopyalayın',
    how: 'İmza, Standard Webhooks standardına uyar: webhook-id, webhook-timestamp ve gövde HMAC-SHA256 ile imzalanır. Aynı webhook-id birden çok kez gelebilir; bir kez işlenmelidir.',
  },
  deliveries: {
    none: 'Henüz bir şey gönderilmedi.',
    events: {
      'request-created': 'Yeni istek',
      'request-changed': 'İstek değişti',
      'request-withdrawn': 'İstek geri çekildi',
      'request-erased': 'Kişisel veriler silindi',
      test: 'Deneme',
    },
    states: {
      waiting: 'Bekliyor',
      delivered: 'İletildi',
      failed: 'İletilemedi',
      stopped: 'Gönderilmeyecek',
    },
    problems: {
      'private-address': 'Adres dışarıya açık değil',
      'unknown-host': 'Alan adı bulunamadı',
      'no-connection': 'Bağlantı kurulamadı',
      'too-slow': '10 saniyede yanıt gelmedi',
      'bad-certificate': 'Sertifika geçerli değil',
    },
    attempt: (p: { at: string; what: string; ms: string }) => `${p.at} · ${p.what} · ${p.ms} ms`,
    mailed: 'E-posta gönderim sırasına alındı',
    status: (p: { status: string }) => `Yanıt ${p.status}`,
    redirect: (p: { status: string }) => `Yanıt ${p.status}: yönlendirme izlenmez, asıl adresi yazın`,
    next: (p: { at: string }) => `Sonraki deneme: ${p.at}`,
    underWay: 'Şu anda gönderiliyor',
    held: {
      paused: 'Gönderim kapalı; açıldığında iletilir',
      'no-secret': 'Anahtar oluşturulunca iletilir',
      unconfirmed: 'Adres onaylanınca iletilir',
    },
    openLead: 'İsteği aç',
    resendLabelled: (p: { event: string; at: string }) => `Yeniden gönder: ${p.event}, ${p.at}`,
    resent: 'Yeniden gönderiliyor',
  },
};

export type WebhookWords = typeof webhooks;
