/** Phrases for creating, saving and co-editing drafts. */
export const drafts = {
  begun: {
    title: 'Devam eden taslaklar',
    count: (p: { count: string }) => `${p.count} taslak`,
    empty: 'Devam eden taslak yok',
    emptyText: 'Başladığınız kampanyalar burada durur; istediğiniz zaman kaldığınız yerden sürdürürsünüz.',
    saved: (p: { who: string; at: string }) => `${p.who}, ${p.at}`,
    open: 'Sürdür',
    openOf: (p: { title: string }) => `“${p.title}” taslağını sürdür`,
    discard: 'Sil',
    discardOf: (p: { title: string }) => `“${p.title}” taslağını sil`,
    discarded: (p: { title: string }) => `“${p.title}” taslağı silindi`,
    ask: (p: { title: string }) => `“${p.title}” taslağı silinsin mi?`,
    askText: 'Kampanya yayında kalır; taslaktaki değişiklikler silinir ve geri getirilemez.',
    ofLive: 'Yayındaki kampanyada değişiklik',
    more: (p: { count: string }) => `Son kaydedilenler gösteriliyor; toplam ${p.count} taslak var.`,
  },
  begin: {
    lede: 'Markayı ve kategoriyi seçin. Bundan sonra yazdığınız her şey kendiliğinden kaydedilir.',
    start: 'Taslağı başlat',
  },
  adding: {
    brand: 'Yeni marka ekle',
    category: 'Yeni kategori ekle',
    name: 'Adı',
    colour: 'Renk',
    colourHint: '#1A2B3C gibi; üzerine beyaz yazı gelir',
    parent: 'Üst kategori',
    parentHint: 'Boş kalırsa en üst düzeyde yer alır',
    add: 'Ekle',
    close: 'Kapat',
    added: (p: { name: string }) => `“${p.name}” eklendi`,
  },
  saving: {
    saved: (p: { time: string }) => `Kaydedildi: ${p.time}`,
    pending: 'Kaydedilecek',
    saving: 'Kaydediliyor…',
    offline: 'Bağlantı yok. Yazdıklarınız bu tarayıcıda duruyor; bağlantı gelince gönderilecek.',
    waiting: (p: { count: string }) => `${p.count} alan düzeltilince kaydedilecek`,
    failed: 'Kaydedilemedi. Yazdıklarınız bu tarayıcıda duruyor.',
    retry: 'Tekrar dene',
    recovered: 'Kaydedilmemiş değişiklikleriniz bu tarayıcıda bulundu ve geri getirildi.',
    arrived: (p: { who: string }) => `${p.who} bu arada başka alanları değiştirdi; form güncellendi.`,
  },
  editors: {
    label: 'Bu taslaktaki kişiler',
    now: (p: { who: string }) => `${p.who} az önce geldi`,
    since: (p: { who: string; minutes: string }) => `${p.who} ${p.minutes} dakikadır burada`,
  },
  conflict: {
    text: (p: { who: string }) => `${p.who} aynı alanlara yazdı. Hangi değerlerin kalacağını seçin.`,
    textAlone: 'Aynı alanlara başka biri de yazdı. Hangi değerlerin kalacağını seçin.',
    save: 'Seçilenleri kaydet',
  },
};

export type WizardDraftWords = typeof drafts;
