/** Phrases of a member's list of interests and of notifications. */
export const ownRequests = {
  /** For a request that was sent with the account's e-mail address before the account existed. */
  joined: {
    remark: (p: { date: string }) =>
      `E-posta adresinizle gönderilmişti; ${p.date} tarihinde hesabınıza eklendi.`,
    disown: 'Bana ait değil',
    disownNamed: (p: { campaign: string }) => `Bana ait değil: ${p.campaign}`,
    title: 'İstek hesabınızdan çıkarılsın mı?',
    text: (p: { campaign: string }) =>
      `“${p.campaign}” isteği ve onunla birlikte gönderilen istekler listenizden çıkarılır, bir daha da eklenmez. İstekler, gönderen kişi adına işlemde kalır.`,
    yes: 'Hesabımdan çıkar',
    done: 'İstek hesabınızdan çıkarıldı.',
  },
  /** List of a member's campaigns. */
  list: {
    parts: 'Listenin bölümleri',
    requests: 'Teklif isteklerim',
    requestsEmpty: 'Henüz teklif istemediniz',
    requestsEmptyText: 'İstediğiniz tekliflerin ne durumda olduğunu burada görürsünüz.',
    campaigns: 'Ayraçlarım',
    campaignsEmpty: 'Henüz ayraç koymadınız',
    campaignsEmptyText:
      'Beğendiğiniz kampanyanın köşesindeki ayraca dokunun, kampanya buraya eklensin; dilerseniz bitmeden hatırlatırız.',
    ended: 'Süresi dolan ayraçlarım',
    brands: 'Takip ettiğim markalar',
    categories: 'Takip ettiğim kategoriler',
    browse: 'Kampanyaları keşfet',
    ending: 'Bitmek üzere olanları gör',
    failed: 'Listeniz yüklenemedi',
    retry: 'Tekrar dene',
    reminders:
      'Ayraç koyduğunuz kampanyalar bitmeden e-posta almak isteyip istemediğinizi profilinizden seçebilirsiniz.',
    toProfile: 'Profilimi aç',
  },
  notifications: {
    empty: 'Henüz bildiriminiz yok',
    emptyText:
      'Takip ettiğiniz bir kampanya bitmeden ve teklif isteklerinizde bir gelişme olduğunda burada haber veririz.',
    isNew: 'Yeni',
    groups: { today: 'Bugün', week: 'Son 7 gün', earlier: 'Daha önce' },
    /** Event, shown above the campaign it concerns. */
    events: {
      moved: 'Teklif isteğinizde gelişme var',
      ending: 'Takip ettiğiniz kampanya bitiyor',
      ended: 'Takip ettiğiniz kampanya bitti',
      extended: 'Kampanyanın süresi uzatıldı',
    },
    state: (p: { state: string }) => `Yeni durum: ${p.state}`,
    lastDay: (p: { date: string }) => `Son gün: ${p.date}`,
    failed: 'Bildirimleriniz yüklenemedi',
  },
};
