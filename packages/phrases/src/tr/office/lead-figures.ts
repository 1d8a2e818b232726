/** What the page of the CRM's figures says. */
export const leadFigures = {
  title: 'CRM rakamları',
  about: 'Bu dönemde gelen istekler, şu anki durumlarıyla. Süreler çalışma saatleriyle sayılır.',
  now: 'Şu anda',
  period: 'Dönem',
  brand: 'Marka',
  anyBrand: 'Bütün markalar',
  person: 'Kişi',
  anybody: 'Herkes',
  print: 'Yazdır',
  printed: (p: { from: string; to: string }) => `${p.from} – ${p.to}`,
  figures: {
    requests: 'İstek',
    median: 'İlk yanıt (medyan)',
    slowest: 'İlk yanıt (onda dokuzu)',
    inTime: 'Süresinde yanıt',
    contacted: 'Görüşülen',
    won: 'Kazanılan',
  },
  rows: (p: { figure: string }) => `${p.figure}: kayıtları göster`,
  flow: {
    title: 'Günlere göre',
    choose: 'Gösterilen',
    names: { requests: 'Gelen', contacted: 'Görüşülen', won: 'Kazanılan' },
    summary: (p: { name: string; total: string; most: string; day: string }) =>
      `${p.name}, günlere göre. Toplam ${p.total}, en çok ${p.day}: ${p.most}. Günler arasında sol ve sağ okla gezin.`,
    table: 'Tablo olarak göster',
    day: 'Gün',
  },
  people: 'Kişilere göre',
  brands: 'Markalara göre',
  columns: {
    name: 'Ad',
    requests: 'İstek',
    median: 'Medyan',
    slowest: 'Onda dokuzu',
    inTime: 'Süresinde',
    contacted: 'Görüşülen',
    won: 'Kazanılan',
    lost: 'Kaybedilen',
  },
  nobody: 'Sorumlusu yok',
  none: '–',
  lost: 'Neden kaybedildi?',
  lostHeads: { reason: 'Neden', leads: 'İstek' },
  nothingLost: 'Bu dönemde gelen isteklerden kaybedilen yok.',
  empty: 'Bu dönemde istek gelmedi',
  emptyText: 'Daha uzun bir dönem seçin ya da marka ve kişi seçimini kaldırın.',
  widen: 'Son 90 güne bakın',
};

/** The shape that both languages have. */
export type LeadFigureWords = typeof leadFigures;
