/** Phrases of the assignment rules page. */
export const assignmentRules = {
  page: 'Atama kuralları',
  title: 'Kurallar',
  one: 'Atama kuralı',
  count: (p: { count: string }) => `${p.count} kural`,
  search: 'Kural ara',
  add: 'Yeni kural',
  emptyTitle: 'Henüz kural yok',
  emptyText: 'Kural olmadan yeni istekler sorumlusuz gelir. Bir kural ekleyin, deneyin, sonra devreye alın.',
  fields: {
    name: { label: 'Kural', hint: 'Örneğin “İzmir, telefon”' },
    brandId: { label: 'Marka', hint: '' },
    city: { label: 'İl', hint: 'Boşsa her il; üye ilini yazmadıysa profilindeki il' },
    categoryId: { label: 'Kategori', hint: 'Altındaki kategoriler de sayılır; boşsa hepsi' },
    channel: {
      label: 'Kanal',
      hint: 'Kişinin tercih ettiği kanal; boşsa hepsi',
      choices: { phone: 'Telefon', email: 'E-posta', sms: 'Kısa mesaj', whatsapp: 'WhatsApp' },
    },
    language: {
      label: 'Dil',
      hint: 'İsteğin gönderildiği dil; boşsa ikisi de',
      choices: { tr: 'Türkçe', en: 'İngilizce' },
    },
    people: { label: 'Kişiler', hint: 'İstekler bu sırayla, birer birer dağıtılır' },
    isActive: { label: 'Devrede', hint: '' },
    position: { label: 'Sıra', hint: '' },
  },
  follows:
    'Yeni kural kapalı başlar. Markanın kurallarına sırayla bakılır; isteğe uyan ve boş yeri olan ilk kural isteği dağıtır.',
  actions: {
    'switch-on': {
      label: 'Devreye al',
      ask: {
        title: (p: { label: string }) => `“${p.label}” devreye alınsın mı?`,
        text: 'Bundan sonra gelen istekler bu kurala göre dağıtılır; bekleyen istekler değişmez.',
      },
      done: (p: { label: string }) => `“${p.label}” devrede`,
    },
    'switch-off': { label: 'Durdur', done: (p: { label: string }) => `“${p.label}” durdu` },
  },
  tabs: { trial: 'Deneme' },
  trial: {
    title: 'Son yedi günde ne olurdu?',
    none: 'Son yedi günde bu markaya istek gelmedi.',
    summary: (p: { byThis: string; leads: string }) =>
      `${p.leads} istekten ${p.byThis} tanesini bu kural dağıtırdı.`,
    unassigned: (p: { count: string }) => `${p.count} istek kimseye atanmazdı.`,
    people: 'Kime kaç istek atanırdı?',
    peopleHeads: { name: 'Kişi', leads: 'İstek' },
    latest: 'Son istekler',
    columns: { at: 'Geliş', campaign: 'Kampanya', city: 'İl', had: 'Sorumlusu', would: 'Kurala göre' },
    nobody: 'Kimse',
    byOther: (p: { name: string; rule: string }) => `${p.name} (${p.rule})`,
  },
};

/** Phrases of the team page, which lists the people to whom requests are assigned. */
export const assignees = {
  title: 'Ekip',
  one: 'Ekip üyesi',
  count: (p: { count: string }) => `${p.count} kişi`,
  search: 'Kişi ara',
  add: '',
  emptyTitle: 'Henüz kimse yok',
  emptyText: 'CRM yöneticisi olan herkes burada görünür.',
  fields: {
    name: { label: 'Kişi', hint: '' },
    brandId: { label: 'Marka', hint: '' },
    capacity: {
      label: 'En çok açık istek',
      hint: 'Boşsa sınır yok; sınıra ulaşan kişiye kurallar istek atamaz',
    },
    absentFrom: { label: 'İzin başlangıcı', hint: '' },
    absentTo: { label: 'İzin bitişi', hint: 'Bu gün de izinli sayılır' },
    openLeads: { label: 'Açık istek', hint: '' },
    wantsMail: { label: 'E-posta ile haber ver', hint: 'Otomasyonlar ve hatırlatmalar için' },
    wantsReport: { label: 'Aylık rapor e-postası', hint: 'Her ayın başında, geçen ayın rakamlarıyla' },
  },
};

export type AssignmentRuleWords = typeof assignmentRules;
export type AssigneeWords = typeof assignees;
