const roles = {
  CUSTOMER: 'Üye',
  BRAND: 'Marka kullanıcısı',
  CRM_ADMIN: 'CRM yöneticisi',
  ADMIN: 'Yönetici',
};

const identity = {
  username: { label: 'Kullanıcı adı', hint: '' },
  name: { label: 'Ad', hint: '' },
  surname: { label: 'Soyad', hint: '' },
  email: { label: 'E-posta', hint: '' },
  phone: { label: 'Telefon', hint: '' },
};
const state = {
  isActive: { label: 'Etkin', hint: '' },
  isVerified: { label: 'E-posta onaylı', hint: '' },
  lastSeenAt: { label: 'Son görülme', hint: '' },
};

/** What the page of customers says beside the words of every page of records. */
export const customers = {
  title: 'Müşteriler',
  count: (p: { count: string }) => `${p.count} müşteri`,
  search: 'Ad, e-posta ya da telefon ara',
  add: 'Yeni müşteri',
  emptyTitle: 'Henüz müşteri yok',
  emptyText: 'Siteye üye olanlar burada listelenir.',
  fields: {
    ...identity,
    city: { label: 'İl', hint: '' },
    town: { label: 'İlçe', hint: '' },
    ...state,
    wantsReminders: { label: 'Hatırlatma istiyor', hint: '' },
  },
};

/** What the page of users says beside the words of every page of records. */
export const users = {
  title: 'Kullanıcılar',
  count: (p: { count: string }) => `${p.count} kullanıcı`,
  search: 'Ad, e-posta ya da telefon ara',
  add: 'Davet et',
  emptyTitle: 'Henüz kullanıcı yok',
  emptyText: 'Davet ettikleriniz ve siteye üye olanlar burada listelenir.',
  fields: {
    ...identity,
    role: { label: 'Rol', hint: '', choices: roles },
    brandId: { label: 'Marka', hint: 'Marka kullanıcısında zorunlu; CRM yöneticisini o markayla sınırlar' },
    ...state,
    hasSecondFactor: { label: 'İki adımlı giriş', hint: '' },
  },
};

/** What the page of one person says, and what is asked before something is done to their account. */
export const person = {
  loading: 'Yükleniyor',
  failed: 'Bu bölüm yüklenemedi',
  retry: 'Tekrar dene',
  missing: 'Böyle bir kişi yok',
  missingText: 'Hesap silinmiş olabilir.',
  back: 'Kullanıcılara dön',
  roles,
  self: 'Bu sizin hesabınız',
  none: 'Yok',
  yes: 'Evet',
  no: 'Hayır',
  badges: {
    disabled: 'Devre dışı',
    unverified: 'E-postası doğrulanmamış',
    factor: 'İki adımlı doğrulama açık',
    noFactor: 'İki adımlı doğrulama kapalı',
  },
  reveal: 'Bilgileri göster',
  revealHint: 'Kişisel bilgileri kimin, ne zaman açtığı kaydedilir.',
  facts: {
    name: 'Ad soyad',
    email: 'E-posta',
    phone: 'Telefon',
    place: 'Yer',
    occupation: 'Meslek',
    role: 'Rol',
    brand: 'Marka',
    language: 'Dil',
    registered: 'Kayıt',
    lastSeen: 'Son görülme',
    reminders: 'Hatırlatma istiyor',
  },
  languages: { tr: 'Türkçe', en: 'İngilizce' },
  parts: {
    requests: { title: 'Teklif istekleri', none: 'Teklif istemedi.' },
    follows: { title: 'Takip ettikleri', none: 'Bir şey takip etmiyor.' },
    permissions: { title: 'İzinler ve metinler', none: 'Kayıt yok.' },
    sessions: { title: 'Oturumlar', none: 'Oturumu yok.' },
    mails: { title: 'E-postalar', none: 'E-posta gönderilmedi.' },
    notifications: { title: 'Bildirimler', none: 'Bildirimi yok.' },
    'data-requests': { title: 'Veri başvuruları', none: 'Başvurusu yok.' },
    history: { title: 'Geçmiş', none: 'Kayıt yok.' },
  },
  states: {
    received: 'Alındı',
    forwarded: 'Markaya iletildi',
    contacted: 'İletişime geçildi',
    preparing: 'Teklif hazırlanıyor',
    closed: 'Kapandı',
    withdrawn: 'Geri çekildi',
  },
  kinds: { campaign: 'Kampanya', brand: 'Marka', category: 'Kategori' },
  given: 'Verildi',
  notGiven: 'Verilmedi',
  proof: (p: { version: string; context: string }) => `Metin ${p.version}, ${p.context}`,
  living: 'Açık',
  ended: 'Kapalı',
  unknownDevice: 'Bilinmeyen cihaz',
  lastUsed: (p: { time: string }) => `Son kullanım: ${p.time}`,
  mailStates: { waiting: 'Bekliyor', sent: 'Gönderildi', dead: 'Gönderilemedi', kept: 'Gönderilmedi' },
  read: 'Okundu',
  unread: 'Okunmadı',
  due: (p: { date: string }) => `Son gün: ${p.date}`,
  answered: (p: { date: string }) => `Yanıtlandı: ${p.date}`,
  bySelf: 'Kendisi',
  bySite: 'Site',
  endSession: 'Kapat',
  allEntries: 'Denetim kaydında göster',
  deeds: 'Hesap işlemleri',
  close: 'Kapat',
  cancel: 'Vazgeç',
  access: {
    label: 'Rol ya da marka değiştir',
    title: (p: { name: string }) => `Rol ve marka: ${p.name}`,
    text: 'Değişiklik birkaç saniye içinde bütün oturumlarda geçerli olur.',
    save: 'Değiştir',
    done: (p: { name: string }) => `Rol değişti: ${p.name}`,
    conflict: (p: { role: string }) => `Bu arada başkası değiştirdi. Şimdiki rol: ${p.role}`,
  },
  disable: {
    label: 'Devre dışı bırak',
    title: (p: { name: string }) => `${p.name} devre dışı bırakılsın mı?`,
    text: 'Bütün oturumları hemen kapanır ve giriş yapamaz. Bilgileri silinmez, hesabı yeniden açabilirsiniz.',
    done: (p: { name: string }) => `Devre dışı bırakıldı: ${p.name}`,
  },
  enable: {
    label: 'Yeniden etkinleştir',
    done: (p: { name: string }) => `Yeniden etkinleştirildi: ${p.name}`,
  },
  sessions: {
    label: 'Bütün oturumları kapat',
    title: (p: { name: string }) => `Bütün oturumlar kapatılsın mı: ${p.name}`,
    text: 'Her cihazda yeniden giriş yapması gerekir.',
    done: (p: { name: string }) => `Oturumlar kapatıldı: ${p.name}`,
  },
  factor: {
    label: 'İki adımlı doğrulamayı sıfırla',
    title: (p: { name: string }) => `İki adımlı doğrulama sıfırlansın mı: ${p.name}`,
    text: 'Önce karşınızdakinin hesabın sahibi olduğundan emin olun. Oturumları kapanır, kendisine e-posta gider; rolü, doğrulamayı yeniden kurana kadar bekler.',
    done: (p: { name: string }) => `İki adımlı doğrulama sıfırlandı: ${p.name}`,
  },
  link: {
    label: 'Bağlantıyı yeniden gönder',
    done: (p: { name: string }) => `Bağlantı gönderildi: ${p.name}`,
  },
  erase: {
    label: 'Kişisel verileri sil',
    title: (p: { name: string }) => `${p.name} silinsin mi?`,
    text: 'Hesabı ve kim olduğunu gösteren her şey silinir; teklif isteklerinden yalnızca sayılar kalır. Geri alınamaz.',
    type: (p: { name: string }) => `Onaylamak için kullanıcı adını yazın: ${p.name}`,
    done: (p: { name: string }) => `Silindi: ${p.name}`,
  },
  invite: {
    title: 'Yeni kullanıcı davet et',
    text: 'Kendisine 48 saat geçerli bir bağlantı gider; şifresini kendisi belirler.',
    language: 'E-postanın dili',
    save: 'Davet gönder',
    done: (p: { name: string }) => `Davet gönderildi: ${p.name}`,
  },
};

/** The shapes that both languages have. */
export type CustomerWords = typeof customers;
export type UserWords = typeof users;
export type PersonWords = typeof person;
