/** Phrases of the automations page. */
export const automations = {
  page: 'Otomasyonlar',
  title: 'Kurallar',
  one: 'Otomasyon',
  count: (p: { count: string }) => `${p.count} otomasyon`,
  search: 'Otomasyon ara',
  add: 'Yeni otomasyon',
  emptyTitle: 'Henüz otomasyon yok',
  emptyText:
    'Otomasyonlar, yanıtlanmayan istekleri başkasına atar ya da birine haber verir. Bir otomasyon ekleyin, deneyin, sonra devreye alın.',
  fields: {
    name: { label: 'Otomasyon', hint: 'Örneğin “İki saat sonra yöneticiye haber ver”' },
    nameEn: { label: 'Otomasyon (İngilizce)', hint: 'İngilizce ofiste görünür; boşsa aynı ad kullanılır' },
    brandId: { label: 'Marka', hint: '' },
    hours: {
      label: 'Bekleme (çalışma saati)',
      hint: 'İstek bu kadar çalışma saati yanıtsız kalınca; boşsa ilk yanıt süresi dolunca',
    },
    action: {
      label: 'Ne yapılsın?',
      hint: '',
      choices: {
        reassign: 'Başkasına ata',
        remind: 'Sorumlusuna hatırlat',
        tell: 'Haber ver',
      },
    },
    people: {
      label: 'Kişiler',
      hint: 'Atamada sırayla ilk uygun kişi, boşsa atama kuralları; haber vermede hepsi, boşsa markanın bütün çalışanları; hatırlatmada boş kalır',
    },
    isActive: { label: 'Devrede', hint: '' },
    runs: { label: 'Çalışma', hint: '' },
  },
  /** Wait of an automation without hours. */
  whenOverdue: 'Süre dolunca',
  /** Name of the automation that each brand begins with. */
  byDefault: 'Süresinde yanıtlanmayanları bildir',
  /** People of an automation that notifies and names nobody. */
  everybody: 'Markanın çalışanları',
  follows:
    'Öğle arası, tatiller ve markanın kapalı olduğu saatler sayılmaz; o saatlerde bir şey de yapılmaz. Her istek için bir kez çalışır; ertelenen, geri çekilen ve biten istekler beklemez. Aranmak istediği saati seçen kişinin süresi o saatte başlar.',
  actions: {
    'switch-on': {
      label: 'Devreye al',
      ask: {
        title: (p: { label: string }) => `“${p.label}” devreye alınsın mı?`,
        text: 'Süresi bundan sonra dolan istekler için çalışır; süresi dolmuş olanlar değişmez.',
      },
      done: (p: { label: string }) => `“${p.label}” devrede`,
    },
    'switch-off': { label: 'Durdur', done: (p: { label: string }) => `“${p.label}” durdu` },
  },
  tabs: { trial: 'Deneme' },
  trial: {
    title: 'Son yedi günde ne olurdu?',
    none: 'Son yedi günde bu markaya istek gelmedi.',
    summary: (p: { runs: string; leads: string }) => `${p.leads} istekten ${p.runs} tanesi için çalışırdı.`,
    nobody: (p: { count: string }) => `${p.count} istek için uygun kimse bulunamazdı.`,
    latest: 'Çalışacağı son istekler',
    columns: { asked: 'Geliş', campaign: 'Kampanya', owner: 'Sorumlusu', at: 'Ne zaman', people: 'Kime' },
    nobodyThere: 'Kimse',
  },
};

/** Phrases of the log of automations. */
export const automationRuns = {
  title: 'Çalışmalar',
  one: 'Çalışma',
  count: (p: { count: string }) => `${p.count} çalışma`,
  search: 'Kişi ara',
  add: '',
  emptyTitle: 'Henüz çalışan otomasyon yok',
  emptyText: 'Devredeki bir otomasyonun yaptığı her şey burada ve isteğin geçmişinde görünür.',
  fields: {
    name: { label: 'İstek', hint: '' },
    leadId: { label: 'İstek no', hint: '' },
    automationId: { label: 'Otomasyon', hint: '' },
    brandId: { label: 'Marka', hint: '' },
    action: {
      label: 'Yapılan',
      hint: '',
      choices: { reassign: 'Atandı', remind: 'Hatırlatıldı', tell: 'Haber verildi' },
    },
    people: { label: 'Kime', hint: '' },
    isDone: { label: 'Birine ulaştı', hint: '' },
  },
};

export type AutomationWords = typeof automations;
export type AutomationRunWords = typeof automationRuns;
