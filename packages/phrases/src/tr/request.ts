import { phoneCode } from './phone-code.ts';

/** What becomes of a quote request, and the list of what somebody is interested in. */
export const request = {
  states: {
    received: 'Alındı',
    forwarded: 'Markaya iletildi',
    contacted: 'Sizinle iletişime geçildi',
    preparing: 'Teklif hazırlanıyor',
    closed: 'Kapandı',
    withdrawn: 'Geri çektiniz',
  },
  progress: 'İsteğin durumu',
  done: 'geçildi',
  /** What the state means for whoever asked. */
  meaning: {
    received: 'İsteğiniz bize ulaştı. Kısa süre içinde markaya iletilir.',
    forwarded: 'İsteğiniz markaya ulaştı. Yanıt genellikle 2 iş günü içinde gelir.',
    contacted: 'Marka sizinle görüştü. Teklif size ulaşmadıysa bize yazabilirsiniz.',
    preparing: 'Marka size özel bir teklif hazırlıyor.',
    closed: 'Bu istek sonuçlandı.',
    withdrawn: 'Bu istek geri çekildi; bilgileriniz bu teklif için artık kullanılmaz.',
  },
  gone: 'Kampanya yayından kalktı',
  ended: (p: { date: string }) => `Kampanya ${p.date} tarihinde sona erdi`,
  withdraw: 'İsteği geri çek',
  withdrawNamed: (p: { campaign: string }) => `İsteği geri çek: ${p.campaign}`,
  confirm: {
    title: 'İsteğiniz geri çekilsin mi?',
    text: (p: { campaign: string; brand: string }) =>
      `${p.campaign} için teklif isteğiniz geri çekilir ve ${p.brand} bu istekle ilgilenmeyi bırakır. Aynı kampanya için sonra yeniden teklif isteyebilirsiniz.`,
    yes: 'Geri çek',
    no: 'Vazgeç',
    close: 'Kapat',
  },
  /** Of a request that came with the account's address before the account was there. */
  joined: {
    remark: (p: { date: string }) =>
      `E-posta adresinizle gönderilmişti; ${p.date} tarihinde hesabınıza eklendi.`,
    disown: 'Bana ait değil',
    disownNamed: (p: { campaign: string }) => `Bana ait değil: ${p.campaign}`,
    title: 'İstek hesabınızdan çıkarılsın mı?',
    text: (p: { campaign: string }) =>
      `${p.campaign} isteği ve onunla birlikte gönderilen istekler listenizden çıkar ve bir daha eklenmez. İstekler, gönderen kişi adına sürer.`,
    yes: 'Hesabımdan çıkar',
    done: 'İstek hesabınızdan çıkarıldı.',
  },
  withdrawn: 'İsteğiniz geri çekildi.',
  restore: 'Geri al',
  restoreHint: (p: { time: string }) => `Geri almak için son saat: ${p.time}`,
  restored: 'İsteğiniz yeniden işlemde.',
  permissionConfirmed: 'E-posta izniniz onaylandı. Dilediğiniz an geri alabilirsiniz.',
  permissionRefused: 'E-posta izniniz geri alındı; kampanya iletisi gönderilmeyecek.',
  codeSent: phoneCode.sent,
  phoneConfirmed: 'Numaranız doğrulandı; izinleriniz artık geçerli. Dilediğiniz an geri alabilirsiniz.',
  failed: 'Değişiklik kaydedilemedi. Lütfen tekrar deneyin.',
  /** The page that the link of a mail opens. */
  link: {
    title: 'Teklif isteğiniz',
    lede: 'Bu sayfa, size gönderdiğimiz e-postadaki bağlantıyla açılır. Bağlantı size özeldir.',
    receiver: 'Bilgilerinizi alan',
    sentTo: (p: { brand: string }) => `${p.brand} ve yetkili satıcısı`,
    email: 'E-posta',
    phone: 'Telefon',
    askedOn: 'İstek tarihi',
    askAgain: 'Kampanyalara göz at',
    permissions: 'Verdiğiniz izinler',
    channels: { email: 'E-posta ile kampanya haberleri', sms: 'Kısa mesaj', call: 'Telefonla arama' },
    permissionHolds: 'Onaylandı',
    emailWaits: 'Onayınızı bekliyor',
    phoneUnconfirmed: 'Onaylanmadı; numaranız doğrulanana kadar kullanılmaz',
    phoneWaits: 'Numaranızı doğrulamanızı bekliyor',
    phoneCode,
    confirmPermission: 'E-posta iznimi onayla',
    refusePermission: 'E-posta iznimi geri al',
    broken: 'Bağlantı açılamadı',
    brokenText:
      'Bağlantı eksik ya da değişmiş görünüyor. E-postamızdaki düğmeye yeniden basmayı deneyin ya da adresin tamamını kopyalayın.',
    expired: 'Bağlantının süresi doldu',
    expiredText: 'İsteğiniz hakkında bilgi almak ya da isteğinizi geri çekmek için bize yazabilirsiniz.',
    write: 'Bize yazın',
    register: 'Ücretsiz hesapla bütün isteklerinizi bir arada görün',
  },
  /** The list of a member's campaigns. */
  list: {
    parts: 'Listenin bölümleri',
    requests: 'Teklif isteklerim',
    requestsEmpty: 'Henüz teklif istemediniz',
    requestsEmptyText: 'İstediğiniz tekliflerin ne durumda olduğunu burada görürsünüz.',
    campaigns: 'Ayraçlarım',
    campaignsEmpty: 'Henüz ayraç koymadınız',
    campaignsEmptyText:
      'Beğendiğiniz kampanyanın köşesindeki ayraca dokunun, kampanya buraya eklensin; dilerseniz bitmeden hatırlatırız.',
    brands: 'Takip ettiğim markalar',
    categories: 'Takip ettiğim kategoriler',
    browse: 'Kampanyaları keşfet',
    ending: 'Son günlerdekileri gör',
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
    /** What happened, above the campaign that it happened to. */
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
