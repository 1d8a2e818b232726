/** Phrases of the page for business hours, in addition to those of every record page. */
export const brandHours = {
  page: 'Çalışma saatleri',
  title: 'Saatler',
  one: 'Çalışma saatleri',
  count: (p: { count: string }) => `${p.count} marka`,
  search: 'Marka ara',
  add: '',
  emptyTitle: 'Marka yok',
  emptyText: 'Eklediğiniz markalar burada, hafta içi 09:00–18:00 saatleriyle görünür.',
  fields: {
    name: { label: 'Marka', hint: '' },
    days: { label: 'Günler', hint: '' },
    opens: { label: 'Açılış', hint: '09:00 biçiminde' },
    closes: { label: 'Kapanış', hint: '18:00 biçiminde; gün sonu için 24:00' },
    lunchFrom: { label: 'Öğle arası başlar', hint: 'Ara verilmiyorsa ikisini de boş bırakın' },
    lunchTo: { label: 'Öğle arası biter', hint: '' },
    answerMinutes: {
      label: 'İlk yanıt (dakika)',
      hint: 'Yalnızca çalışma saatleri sayılır; bayramlar ve tatiller sayılmaz',
    },
  },
  follows:
    'Kaydettiğinizde, yanıt bekleyen isteklerin süresi birkaç dakika içinde yeni saatlere göre yenilenir.',
  holidays: {
    title: 'Resmî tatiller',
    year: 'Yıl',
    caption: (p: { year: string }) => `${p.year} resmî tatilleri`,
    text: 'Bu günlerde ilk yanıt süresi işlemez. Arife günleri saat 13:00’e kadar çalışılır.',
    columns: { name: 'Tatil', days: 'Günler', eve: 'Yarım gün' },
    names: {
      'new-year': 'Yılbaşı',
      children: 'Ulusal Egemenlik ve Çocuk Bayramı',
      labour: 'Emek ve Dayanışma Günü',
      youth: 'Atatürk’ü Anma, Gençlik ve Spor Bayramı',
      democracy: 'Demokrasi ve Millî Birlik Günü',
      victory: 'Zafer Bayramı',
      republic: 'Cumhuriyet Bayramı',
      ramazan: 'Ramazan Bayramı',
      kurban: 'Kurban Bayramı',
    },
    sources: { law: '2429 sayılı Kanun', diyanet: 'Diyanet takvimi', computed: 'Hicrî takvimden hesaplandı' },
    provisional: 'Kesinleşmedi',
    provisionalText:
      'Dinî bayramların günleri resmî ilanla kesinleşir; değişirse süreler yeni güne göre sayılır.',
  },
};

export type BrandHoursWords = typeof brandHours;
