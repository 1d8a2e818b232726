/** States, shared by the pages for forms and requests. */
const states = {
  received: 'Alındı',
  forwarded: 'Markaya iletildi',
  contacted: 'İletişime geçildi',
  preparing: 'Teklif hazırlanıyor',
  closed: 'Kapandı',
  withdrawn: 'Geri çekildi',
};

const person = {
  email: { label: 'E-posta', hint: '' },
  phone: { label: 'Telefon', hint: '' },
  campaignId: { label: 'Kampanya', hint: '' },
  brandId: { label: 'Marka', hint: '' },
};

/** Phrases of the quote forms page. */
export const forms = {
  title: 'Teklif formları',
  one: 'Teklif formu',
  count: (p: { count: string }) => `${p.count} form`,
  search: 'Ad, e-posta ya da telefon ara',
  add: 'Yeni form',
  emptyTitle: 'Henüz form yok',
  emptyText: 'Ziyaretçilerin gönderdiği teklif formları buraya gelir.',
  fields: {
    ...person,
    name: { label: 'Gönderen', hint: '' },
    city: { label: 'İl', hint: '' },
    town: { label: 'İlçe', hint: '' },
    gender: {
      label: 'Cinsiyet',
      hint: '',
      choices: { male: 'Erkek', female: 'Kadın', other: 'Diğer' },
    },
    birthday: { label: 'Doğum tarihi', hint: '' },
    contactEmail: { label: 'Diğer e-posta', hint: '' },
    contactPhone: { label: 'Diğer telefon', hint: '' },
    contactChannel: {
      label: 'Tercih edilen kanal',
      hint: '',
      choices: { phone: 'Telefon', email: 'E-posta', sms: 'SMS', whatsapp: 'WhatsApp' },
    },
    contactTime: {
      label: 'Tercih edilen zaman',
      hint: '',
      choices: { any: 'Fark etmez', morning: 'Sabah', afternoon: 'Öğleden sonra', evening: 'Akşam' },
    },
    language: { label: 'Dil', hint: '', choices: { tr: 'Türkçe', en: 'İngilizce' } },
    isSuspect: { label: 'Şüpheli', hint: '' },
    requests: { label: 'Kampanya sayısı', hint: '' },
    createdAt: { label: 'Gönderim', hint: '' },
  },
  tabs: { consents: 'Onaylar' },
  consents: {
    title: 'Gösterilen metinler ve verilen onaylar',
    failed: 'Onaylar yüklenemedi',
    none: 'Bu formla saklanan bir onay kaydı yok.',
    given: 'Verildi',
    read: 'Okundu',
    notGiven: 'Verilmedi',
    version: (p: { version: string }) => `${p.version} sürümü`,
    claimed: (p: { version: string }) => `Tarayıcı ${p.version} sürümünü gösterdiğini bildirdi`,
    purposes: {
      disclosure: 'Aydınlatma metni',
      'explicit-consent': 'Açık rıza',
      'marketing-email': 'E-posta ile ticari ileti',
      'marketing-sms': 'SMS ile ticari ileti',
      'marketing-call': 'Telefonla ticari ileti',
    },
  },
};

const switching = {
  on: {
    label: 'Etkinleştir',
    done: (p: { label: string }) => `“${p.label}” bağlantısı etkinleştirildi`,
    doneMany: (p: { count: string }) => `${p.count} bağlantı etkinleştirildi`,
  },
  off: {
    label: 'Devre dışı bırak',
    ask: {
      title: (p: { label: string }) => `“${p.label}” bağlantısı devre dışı bırakılsın mı?`,
      text: 'İsteği gönderen kişi isteğini kapanmış olarak görür ve yeniden teklif isteyebilir.',
    },
    askMany: {
      title: (p: { count: string }) => `${p.count} bağlantı devre dışı bırakılsın mı?`,
      text: 'İsteği gönderenler isteklerini kapanmış olarak görür ve yeniden teklif isteyebilir.',
    },
    done: (p: { label: string }) => `“${p.label}” bağlantısı devre dışı bırakıldı`,
    doneMany: (p: { count: string }) => `${p.count} bağlantı devre dışı bırakıldı`,
  },
};

const link = {
  count: (p: { count: string }) => `${p.count} bağlantı`,
  search: 'Ad, e-posta ya da telefon ara',
  add: 'Yeni bağlantı',
  actions: switching,
};

const linkFields = {
  ...person,
  state: { label: 'Durum', hint: '', choices: states },
  isActive: { label: 'Etkin', hint: '' },
  createdAt: { label: 'İstek zamanı', hint: '' },
};

/** Phrases of the page for links between forms and campaigns. */
export const formCampaigns = {
  ...link,
  title: 'Form bağlantıları',
  one: 'Form bağlantısı',
  emptyTitle: 'Henüz bağlantı yok',
  emptyText: 'Bir formla teklif istendiğinde bağlantısı buraya gelir.',
  fields: { ...linkFields, name: { label: 'Gönderen', hint: '' } },
};

/** Phrases of the page for links between customers and campaigns. */
export const customerCampaigns = {
  ...link,
  title: 'Müşteri bağlantıları',
  one: 'Müşteri bağlantısı',
  emptyTitle: 'Henüz bağlantı yok',
  emptyText: 'Bir müşteri teklif istediğinde ya da ona kampanya tanımlandığında bağlantısı buraya gelir.',
  fields: {
    ...linkFields,
    name: { label: 'Müşteri', hint: '' },
    username: { label: 'Kullanıcı adı', hint: '' },
  },
};

/** Phrases of the page for campaigns' request settings. */
export const campaignForms = {
  title: 'İstek alımı',
  one: 'İstek alımı',
  count: (p: { count: string }) => `${p.count} kampanya`,
  search: 'Kampanya ara',
  add: 'Yeni kampanya',
  emptyTitle: 'Henüz kampanya yok',
  emptyText: 'Kampanyalar eklendikçe istek alımları buradan yönetilir.',
  fields: {
    title: { label: 'Kampanya', hint: '' },
    brandId: { label: 'Marka', hint: '' },
    intake: {
      label: 'İstek alımı',
      hint: '',
      choices: { open: 'Açık', full: 'Sınıra ulaştı', closed: 'Kapalı' },
    },
    isOpen: {
      label: 'Yeni istek alıyor',
      hint: 'Kapalıyken kampanya sayfasında Teklif Al düğmesi görünmez',
    },
    requestLimit: {
      label: 'İstek sınırı',
      hint: 'Etkin istek bu sayıya ulaşınca istek alımı kendiliğinden kapanır; boşsa sınır yoktur',
    },
    asksGender: { label: 'Cinsiyet sorulsun', hint: '' },
    asksBirthday: { label: 'Doğum tarihi sorulsun', hint: '' },
    asksPreference: { label: 'Tercih edilen kanal ve zaman sorulsun', hint: 'Sorulmayan bilgi saklanmaz' },
    taken: { label: 'Etkin istek', hint: '' },
    ...Object.fromEntries(Object.entries(states).map(([state, label]) => [state, { label, hint: '' }])),
  },
  ofLimit: (p: { taken: string; limit: string }) => `${p.taken} / ${p.limit}`,
  actions: {
    open: {
      label: 'İstek alımını aç',
      done: (p: { label: string }) => `“${p.label}” yeniden istek alıyor`,
      doneMany: (p: { count: string }) => `${p.count} kampanya yeniden istek alıyor`,
    },
    close: {
      label: 'İstek alımını kapat',
      ask: {
        title: (p: { label: string }) => `“${p.label}” istek almayı durdursun mu?`,
        text: 'Ziyaretçiler kampanyayı görmeye devam eder, teklif isteyemez. Alınmış istekler olduğu gibi kalır.',
      },
      askMany: {
        title: (p: { count: string }) => `${p.count} kampanya istek almayı durdursun mu?`,
        text: 'Ziyaretçiler kampanyaları görmeye devam eder, teklif isteyemez. Alınmış istekler olduğu gibi kalır.',
      },
      done: (p: { label: string }) => `“${p.label}” artık istek almıyor`,
      doneMany: (p: { count: string }) => `${p.count} kampanya artık istek almıyor`,
    },
  },
  tabs: { requests: 'İstekler' },
  requests: {
    title: 'Kampanyanın istekleri',
    states,
    ofForms: 'Formla gelen istekler',
    ofCustomers: 'Müşterilerin istekleri',
  },
};

/** Phrases for giving campaigns to customers and taking them away. */
export const grants = {
  title: 'Müşterilere kampanya tanımla',
  lead: 'Müşterileri ve kampanyaları seçin; uygulamadan önce ne olacağını görürsünüz.',
  action: 'İşlem',
  give: 'Kampanya tanımla',
  take: 'Kampanyayı kaldır',
  customers: 'Müşteriler',
  find: 'Müşteri ara',
  findHint: 'Ad, kullanıcı adı, e-posta ya da telefon; en az iki harf',
  finding: 'Aranıyor…',
  nobody: 'Eşleşen müşteri yok',
  findFailed: 'Müşterilerde arama yapılamadı',
  add: (p: { name: string }) => `${p.name}: ekle`,
  remove: (p: { name: string }) => `${p.name}: çıkar`,
  emails: 'E-posta adresleri',
  emailsHint: 'Bir listeden yapıştırın; satır, virgül ya da boşlukla ayrılabilir',
  emailsUnread: 'Şunlarda e-posta adresi bulunamadı:',
  emailsUnreadMore: (p: { count: string }) => `ve ${p.count} tane daha`,
  emailsFound: (p: { count: string }) => `${p.count} adres`,
  campaigns: 'Kampanyalar',
  campaign: 'Kampanya seç',
  chosenCustomers: 'Seçilen müşteriler',
  chosenCampaigns: 'Seçilen kampanyalar',
  plan: 'Ne olacağını göster',
  missingCustomers: 'En az bir müşteri seçin ya da bir e-posta adresi yapıştırın',
  missingCampaigns: 'En az bir kampanya seçin',
  tooMany: (p: { customers: string; campaigns: string }) =>
    `Bir seferde en çok ${p.customers} müşteri ve ${p.campaigns} kampanya seçilebilir`,
  change: 'Seçimi değiştir',
  table: 'Ne olacak',
  customer: 'Müşteri',
  verdict: 'Sonuç',
  reason: 'Açıklama',
  verdicts: {
    give: { will: 'Tanımlanacak', already: 'Zaten tanımlı', refused: 'Tanımlanamaz' },
    take: { will: 'Kaldırılacak', already: 'Zaten yok', refused: 'Kaldırılamaz' },
  },
  summary: (p: { will: string; already: string; refused: string }) =>
    `${p.will} satır işlenecek, ${p.already} satır değişmeyecek, ${p.refused} satır işlenemez`,
  shownOf: (p: { shown: string; total: string }) => `${p.total} satırdan ilk ${p.shown} tanesi gösteriliyor`,
  unknown: (p: { count: string }) => `${p.count} adres hiçbir müşteriye ait değil`,
  carryOut: {
    give: (p: { count: string }) => `${p.count} kampanya tanımla`,
    take: (p: { count: string }) => `${p.count} kampanyayı kaldır`,
  },
  nothing: 'Yapılacak bir şey yok',
  working: (p: { done: string; total: string }) => `${p.total} satırdan ${p.done} tanesi işlendi`,
  done: {
    give: (p: { count: string }) => `${p.count} kampanya tanımlandı`,
    take: (p: { count: string }) => `${p.count} kampanya kaldırıldı`,
  },
  failed: (p: { count: string }) => `${p.count} satır işlenemedi. Yeni listeden tekrar deneyebilirsiniz.`,
};
