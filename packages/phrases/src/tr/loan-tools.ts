/** What the calculator's own pages say beside the comparison: a loan's page, neighbours, terms. */
export const loanTools = {
  /** The page of one amount and term; the amount is a figure with its separators. */
  title: (p: { amount: string; loan: string; months: number }) =>
    `${p.amount} TL ${p.loan}, ${p.months} ay vade`,
  description: (p: { amount: string; loan: string; months: number }) =>
    `${p.amount} TL ${p.loan}, ${p.months} ay vade: bankaların aylık taksiti, vergi ve masraflarla toplam ödemesi ve yıllık maliyet oranı yan yana.`,
  loanNames: { ihtiyac: 'ihtiyaç kredisi', tasit: 'taşıt kredisi', konut: 'konut kredisi' },
  lowest: (p: { bank: string; monthly: string; total: string; isTaxed: boolean }) =>
    `Toplamda en düşük teklif ${p.bank}: ayda ${p.monthly}${p.isTaxed ? ' (vergiler dâhil)' : ''}, toplam ${p.total} (vergi ve masraflar dâhil).`,
  near: 'Yakın tutarlar ve vadeler',
  loan: (p: { amount: string; months: number }) => `${p.amount} TL, ${p.months} ay`,
  lira: (p: { amount: string }) => `${p.amount} TL`,
  less: 'Daha az',
  more: 'Daha fazla',
  shorter: 'Daha kısa',
  longer: 'Daha uzun',
  otherLoan: 'Tutarı veya vadeyi değiştirin',

  offersHeading: 'Bankaların teklifleri',

  termsHeading: 'Vade uzadıkça ne ödersiniz?',
  termsLede:
    'Her vadede toplamda en düşük teklif. Vade uzadıkça taksit düşer, faiz ve vergilere ödediğiniz artar.',
  termsCaption: (p: { amount: string }) => `${p.amount} TL için vadelere göre maliyet`,
  columns: {
    term: 'Vade',
    bank: 'Banka',
    monthly: 'Aylık ödeme',
    total: 'Toplam',
    extra: 'Faiz ve masraflar',
    yearly: 'Yıllık maliyet',
  },

  commonHeading: 'Sık hesaplanan krediler',
  amountSlider: 'Tutarı kaydırarak seçin',
  termSlider: 'Vadeyi kaydırarak seçin',
  notChosen: 'henüz seçilmedi',

  budget: {
    heading: 'Ayda ne kadar ödeyebilirsiniz?',
    lede: 'Aylık bütçenizi yazın, her vadede alabileceğiniz en yüksek krediyi görün. Vergiler dâhildir; taksit hiçbir ay bütçenizi aşmaz.',
    type: 'Hangi kredi?',
    monthly: 'Aylık bütçeniz',
    monthlyExample: (p: { amount: string }) => `Örn. ${p.amount}`,
    show: 'Krediyi göster',
    missing: 'Önce aylık bütçenizi yazın.',
    most: (p: { monthly: string; amount: string; months: number }) =>
      `Ayda ${p.monthly} ile en yüksek kredi: ${p.amount}, ${p.months} ay.`,
    nothing: (p: { monthly: string; least: string }) =>
      `Ayda ${p.monthly} ile bu türde kredi alınamıyor; en düşük kredi tutarı ${p.least}.`,
    caption: (p: { monthly: string }) => `Ayda ${p.monthly} ile alınabilecek en yüksek krediler`,
    amount: 'En yüksek kredi',
    note: 'Tahsis ücreti baştan ayrıca ödenir ve toplama dâhildir.',
    limits: {
      ihtiyac: 'Yasal vade sınırları ve bankaların üst sınırları hesaba katılır.',
      tasit: 'Yasal sınır aracın değerine göre daha düşük olabilir.',
      konut: 'İlk konutunuz olduğu varsayılır.',
    },
  },

  extra: {
    heading: 'Ek ödeme yaparsanız',
    month: 'Hangi taksitle?',
    amount: 'Ek ödeme tutarı',
    keeps: 'Sonra ne değişsin?',
    choices: { installment: 'Vade kısalsın', term: 'Taksit düşsün' },
    shorter: (p: { paid: string; months: number; last: number; saved: string }) =>
      `${p.paid} öderseniz kredi ${p.months} ay erken, ${p.last}. ayda biter; ${p.saved} faiz ve vergiden kurtulursunuz.`,
    lower: (p: { paid: string; count: number; installment: string; saved: string }) =>
      `${p.paid} öderseniz kalan ${p.count} taksit ${p.installment} olur; ${p.saved} faiz ve vergiden kurtulursunuz.`,
    closed: (p: { paid: string; saved: string }) =>
      `${p.paid} öderseniz kredi kapanır; ${p.saved} faiz ve vergiden kurtulursunuz.`,
    fee: (p: { fee: string }) => `Sözleşmenizde varsa erken ödeme tazminatı en fazla ${p.fee}.`,
    noFee: 'Bu kredi türünde erken ödeme tazminatı alınmaz.',
    note: 'Taksit gününde ödediğiniz varsayılır (6502 sayılı Kanun m. 27 ve 37).',
  },

  two: {
    heading: 'İki teklifi yan yana koyun',
    lede: 'Farklı bankaları veya farklı vadeleri karşılaştırın.',
    first: 'Birinci teklif',
    second: 'İkinci teklif',
    bank: (p: { offer: string }) => `${p.offer}: banka`,
    months: (p: { offer: string }) => `${p.offer}: vade`,
    caption: 'İki teklifin maliyeti',
    figure: 'Rakam',
    offer: (p: { bank: string; months: number }) => `${p.bank}, ${p.months} ay`,
    rate: 'Aylık faiz',
    same: 'İki teklif de aynı.',
    better: (p: { offer: string; monthly: string | null; total: string }) =>
      p.monthly === null
        ? `${p.offer} daha uygun: toplamda ${p.total} az ödersiniz.`
        : `${p.offer} daha uygun: ayda ${p.monthly}, toplamda ${p.total} az ödersiniz.`,
    atOdds: (p: { offer: string; monthly: string; total: string }) =>
      `${p.offer} taksiti düşürür, toplamı artırır: ayda ${p.monthly} az, toplamda ${p.total} fazla ödersiniz.`,
  },

  files: 'Ödeme planını kaydedin',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  pdf: 'Yazdırın veya PDF kaydedin',

  toMethod: 'Nasıl hesapladığımızı görün',
};
