import { inbox as forms } from '../inbox.ts';

/** Phrases of the back office's inbox. */
export const inbox = {
  title: 'Gelen kutusu',
  lists: {
    open: 'Açık',
    unread: 'Okunmamış',
    mine: 'Bana atanan',
    suspect: 'Şüpheli',
    closed: 'Kapalı',
    all: 'Tümü',
  },
  listsLabel: 'Listeler',
  topics: forms.contact.topics,
  reasons: forms.report.reasons,
  kinds: { contact: 'İleti', report: 'Bildirim' },
  states: { new: 'Okunmadı', read: 'Okundu', answered: 'Yanıtlandı', closed: 'Kapalı' },
  suspect: 'Şüpheli',
  suspectHint: 'Formu bir program doldurmuş olabilir.',
  reports: (p: { count: string }) => `${p.count} bildirim`,
  noText: 'Açıklama yazılmamış',
  failed: 'Gelen kutusu yüklenemedi',
  assigned: (p: { who: string }) => `Sorumlu: ${p.who}`,
  language: { tr: 'Türkçe yazıldı', en: 'İngilizce yazıldı' },
  uncounted: 'sayılmadı',
  uncountedHint: 'Aynı kişinin o gün bu kampanya için başka bir bildirimi sayıldı.',
  gone: 'Artık burada çalışmıyor',
  answered: (p: { who: string; at: string }) => `${p.who} yanıtladı, ${p.at}`,
  answeredMany: (p: { who: string; at: string; count: string }) =>
    `${p.who} ${p.count} kişiyi yanıtladı, ${p.at}`,
  noted: (p: { who: string; at: string }) => `${p.who} not aldı, ${p.at}`,
  mail: {
    waiting: 'E-posta gönderiliyor',
    sent: 'E-posta gönderildi',
    dead: 'E-posta gönderilemedi',
    kept: 'E-posta gönderilmedi: posta sunucusu tanımlı değil',
    gone: 'E-posta kaydı silinmiş',
  },
  write: {
    legend: 'Ne yazıyorsunuz?',
    answer: 'Yanıt',
    note: 'Not',
    answerLabel: 'Yanıtınız',
    noteLabel: 'Ekip için not',
    noteHint: 'Yalnızca yönetim panelinde görünür.',
    to: (p: { email: string }) => `${p.email} adresine e-posta olarak gider.`,
    toMany: (p: { count: string }) => `E-posta bırakan ${p.count} kişiye ayrı ayrı gider.`,
    inEnglish: 'İngilizce yazıldı; yanıtı İngilizce yazın.',
    replyTo: (p: { email: string }) => `Kişinin yanıtı buraya gelmez, ${p.email} adresine gider.`,
    noReplyTo:
      'Kişinin e-postaya vereceği yanıt bize ulaşmaz; e-postada iletişim sayfasının bağlantısı bulunur.',
    nobody: 'Kimse e-posta adresi bırakmadığı için yanıt gönderilemez.',
    send: 'Yanıtı gönder',
    saveNote: 'Notu kaydet',
    sent: 'Yanıt gönderim sırasına alındı',
    noteSaved: 'Not kaydedildi',
    whom: 'Kime',
    all: (p: { count: string }) => `E-posta bırakan herkes (${p.count})`,
  },
  conflict: {
    title: 'Siz yazarken bu konu değişti',
    text: 'Aşağıda son hâlini görüyorsunuz; yazdıklarınız duruyor. Kontrol edip yeniden gönderin.',
  },
  campaign: {
    title: 'Bildirilen kampanya',
    brand: 'Marka',
    price: 'Kampanya fiyatı',
    end: 'Bitiş',
    noEnd: 'Süresiz',
    ended: 'sona erdi',
    checked: 'Son kontrol',
    never: 'Hiç kontrol edilmedi',
    off: 'Yayında değil',
    source: 'Kaynağı aç',
    view: 'Sitede aç',
    edit: 'Sihirbazda aç',
    check: 'Kontrol edildi olarak işaretle',
    done: 'Kampanya bugün kontrol edildi olarak işaretlendi',
    withdraw: 'Yayından kaldır',
    withdrawn: 'Kampanya yayından kaldırıldı',
  },
};

export type InboxWords = typeof inbox;

/** Phrases of the list of inbox threads. */
export const inboxThreads = {
  title: inbox.title,
  one: 'Konu',
  count: (p: { count: string }) => `${p.count} konu`,
  search: 'Ad, e-posta, kampanya ya da metin ara',
  add: '',
  emptyTitle: 'Henüz ileti yok',
  emptyText: 'İletişim formundan gelen iletiler ve kampanya bildirimleri burada toplanır.',
  emptyLists: {
    open: 'Açık konu yok',
    unread: 'Okunmamış konu yok',
    mine: 'Atanmış açık konu yok',
    suspect: 'Şüpheli konu yok',
    closed: 'Kapatılmış konu yok',
  },
  actions: {
    answer: { label: 'Yanıtla' },
    // The panel already has a button with the label “Kapat”.
    close: {
      label: 'Konuyu kapat',
      done: (p: { label: string }) => `Kapatıldı: ${p.label}`,
      doneMany: (p: { count: string }) => `${p.count} konu kapatıldı`,
    },
    reopen: {
      label: 'Yeniden aç',
      done: (p: { label: string }) => `Yeniden açıldı: ${p.label}`,
      doneMany: (p: { count: string }) => `${p.count} konu yeniden açıldı`,
    },
    assign: {
      label: 'Ata',
      ask: {
        title: (p: { label: string }) => `Sorumlu seçin: ${p.label}`,
        text: 'Boş bırakırsanız konunun sorumlusu kalmaz.',
      },
      askMany: {
        title: (p: { count: string }) => `${p.count} konu için sorumlu seçin`,
        text: 'Boş bırakırsanız konuların sorumlusu kalmaz.',
      },
      done: (p: { label: string }) => `Sorumlu değişti: ${p.label}`,
      doneMany: (p: { count: string }) => `${p.count} konunun sorumlusu değişti`,
    },
    'mark-unread': {
      label: 'Okunmadı olarak işaretle',
      done: (p: { label: string }) => `Okunmadı olarak işaretlendi: ${p.label}`,
    },
  },
  fields: {
    title: { label: 'Konu', hint: '' },
    kind: { label: 'Tür', hint: '', choices: inbox.kinds },
    about: { label: 'Ne hakkında', hint: '', choices: { ...inbox.topics, ...inbox.reasons } },
    state: { label: 'Durum', hint: '', choices: inbox.states },
    isSuspect: { label: 'Şüpheli', hint: '' },
    assignedTo: { label: 'Sorumlu', hint: '' },
    entries: { label: 'İleti sayısı', hint: '' },
    lastAt: { label: 'Son ileti', hint: '' },
    excerpt: { label: 'Metin', hint: '' },
  },
};

export type InboxThreadWords = typeof inboxThreads;

/** Phrases for the people to whom threads can be assigned. */
export const inboxColleagues = {
  title: 'Ekip',
  one: 'Çalışan',
  count: (p: { count: string }) => `${p.count} kişi`,
  search: 'Kullanıcı adıyla ara',
  add: '',
  emptyTitle: 'Kimse bulunamadı',
  emptyText: 'Gelen kutusuyla yöneticiler ilgilenir.',
  fields: { username: { label: 'Kullanıcı adı', hint: '' } },
};

export type InboxColleagueWords = typeof inboxColleagues;
