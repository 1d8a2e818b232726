/** What an early payment saves. A loan without taxes saves only interest. */
interface Saving {
  readonly saved: string;
  readonly isTaxed: boolean;
}

const savingOf = ({ saved, isTaxed }: Saving) =>
  `${saved} ${isTaxed ? 'faiz ve vergiden' : 'faizden'} kurtulursunuz`;

/** Phrases of the loan calculator's results: banks, payment plans and other calculations. */
export const loanResults = {
  back: 'Bilgileri değiştir',
  resultsHeading: (p: { loan: string }) => `${p.loan} sonuçları`,
  request: (p: { amount: string; months: number }) => `${p.amount} · ${p.months} ay`,
  sorted: (p: { count: number; order: string }) => `${p.count} banka · sıralama: ${p.order} (önce en düşük)`,
  /** The complete name of the sort order is in the selection above the rows, which a phone cuts off. */
  lowestFirst: (p: { count: number; order: 'total' | 'real-total' | 'yearly-cost' | 'installment' }) =>
    `${p.count} banka · ${{ total: 'en düşük toplam', 'real-total': 'masraflar dâhil en düşük toplam', 'yearly-cost': 'en düşük maliyet', installment: 'en düşük taksit' }[p.order]} önce`,
  order: 'Sırala',
  orders: {
    total: 'Toplam ödeme',
    'real-total': 'Toplam ödeme (vergi ve masraflar dâhil)',
    'yearly-cost': 'Yıllık maliyet oranı',
    installment: 'Aylık taksit',
  },
  /** Names of figures without taxes and fee say so. */
  beforeTaxes: { total: 'Toplam ödeme (vergiler hariç)', installment: 'Taksit (vergiler hariç)' },
  applyOrder: 'Uygula',
  winnersDiffer: (p: { order: string; bank: string; otherOrder: string; otherBank: string }) =>
    `“${p.order}” açısından ${p.bank}, “${p.otherOrder}” açısından ise ${p.otherBank} öne çıkıyor.`,
  best: 'En uygun',
  monthlyRate: 'aylık faiz',
  rateAndFee: (p: { rate: string; fee: string; isTaxed: boolean }) =>
    `Aylık faiz ${p.rate}, bir kez ${p.fee} tahsis ücreti${p.isTaxed ? ' (BSMV dâhil)' : ''}`,
  installment: 'Aylık taksit',
  realInstallment: 'Aylık ödemeniz (vergiler dâhil)',
  /** Shown instead of the figure with taxes, which would be the same. */
  noTaxes: 'Vergi eklenmez',
  feeOnce: (p: { fee: string; isTaxed: boolean }) =>
    `ayrıca bir kez ${p.fee} tahsis ücreti${p.isTaxed ? ' (BSMV dâhil)' : ''}`,
  total: 'Toplam ödeme',
  toBank: 'Bankaya git',
  newTab: 'yeni sekmede açılır',
  statutoryTerm: (p: { months: number }) => `Bu tutarda yasal vade sınırı ${p.months} ay.`,
  statutoryNone: 'Yasal sınırlar nedeniyle bu tutarda taşıt kredisi verilemiyor.',
  electricException: 'Yerli ve tamamen elektrikli otomobillerde bu tutar ve vade mümkün.',
  ratesForInformation: 'Aşağıdaki rakamlar yalnızca bilgi amaçlıdır.',
  lawfulWay: (p: { amount: string; months: number }) => `Yasal sınırla hesapla: ${p.amount}, ${p.months} ay`,
  electricWay: 'Aracım yerli ve elektrikli',
  fullComparison: 'Ödeme planı ve ayrıntılı karşılaştırma',

  details: 'Ödeme planı ve toplam maliyet',
  facts: (p: { bank: string }) => `${p.bank} kredisinin toplam maliyeti`,
  principal: 'Anapara',
  interest: 'Faiz',
  kkdf: (p: { rate: string }) => `KKDF (faiz üzerinden ${p.rate})`,
  bsmv: (p: { rate: string }) => `BSMV (faiz üzerinden ${p.rate})`,
  fee: 'Tahsis ücreti',
  feeWithTax: 'Tahsis ücreti (BSMV dâhil)',
  realTotal: 'Toplam ödeme (vergi ve masraflar dâhil)',
  feeTotal: 'Tahsis ücretiyle toplam',
  yearlyCost: 'Yıllık maliyet oranı',
  earlyClosure: (p: { rule: string }) => `Erken ödeme tazminatı: ${p.rule}.`,
  earlyClosureRule: (p: { months: number; short: string; long: string }) =>
    `sözleşmenizde varsa, erken ödediğiniz tutar üzerinden en fazla ${p.short}, kalan süre ${p.months} aydan uzunsa ${p.long}; kurtulduğunuz faizi aşamaz`,
  noEarlyClosure: 'yasa gereği bu kredi türünde alınmaz',
  earlyClosureExample: (p: Saving & { month: number; balance: string; fee: string | null }) =>
    `Örneğin ${p.month}. ayın sonunda kapatırsanız ${p.balance} ödersiniz, ${savingOf(p)}${p.fee === null ? '' : `; tazminat en fazla ${p.fee}`}.`,
  taxesAndFee: 'Vergi ve masraflar',
  rest: 'En pahalı teklifle fark',
  costPicture: (p: { total: string; principal: string; interest: string; taxes: string }) =>
    `Toplam ${p.total}: anapara ${p.principal}, faiz ${p.interest}, vergi ve masraflar ${p.taxes}`,
  balancePicture: 'Kalan borcun aylara göre azalışı',
  halfPaid: (p: { month: number; term: number }) =>
    `Borcun yarısı ${p.term} ayın ${p.month}. ayında ödenmiş olur.`,
  start: 'Başlangıç',
  monthOrdinal: (p: { month: number }) => `${p.month}. ay`,
  plan: (p: { bank: string }) => `${p.bank} ödeme planı`,
  laterPlan: (p: { bank: string }) => `${p.bank} ödeme planının devamı`,
  restOfPlan: (p: { count: number }) => `Kalan ${p.count} ayı göster`,
  planOf: (p: { bank: string }) => `${p.bank} ödeme planını göster`,
  planMonth: 'Ay',
  planInstallment: 'Taksit',
  planBalance: 'Kalan borç',
  planKkdf: 'KKDF',
  planBsmv: 'BSMV',

  exampleTitle: (p: { date: string }) => `Örnek oranlar, ${p.date}`,
  exampleText:
    'Bu oranlar bankaların güncel oranları değildir. Başvurmadan önce bankanın kendi sayfasından kontrol edin.',
  ratesTitle: (p: { date: string }) => `Oranların tarihi: ${p.date}`,
  ratesText: 'Banka oranı değiştirmiş olabilir. Başvurmadan önce bankanın kendi sayfasından kontrol edin.',
  copyLink: 'Bağlantıyı kopyala',
  copied: 'Bağlantı kopyalandı',
  notCopied: 'Kopyalanamadı; adres çubuğundaki adresi kullanabilirsiniz',
  print: 'Yazdır',

  noRates: 'Bu kredi türü için şu anda oran yok',
  noRatesText: 'Başka bir kredi türü seçebilir veya daha sonra tekrar bakabilirsiniz.',
  noBank: 'Bu koşullarda kredi veren banka yok',
  noBankReasons: {
    'amount-too-high': (p: { amount: string }) =>
      `Listemizdeki bankalar ${p.amount} tutarında kredi vermiyor.`,
    'amount-too-low': (p: { amount: string }) =>
      `Listemizdeki bankalar ${p.amount} gibi düşük bir tutar için kredi vermiyor.`,
    term: (p: { amount: string; months: number }) =>
      `Listemizdeki bankalar ${p.amount} için ${p.months} ay vade sunmuyor.`,
  },
  nearest: (p: { count: number }): string => (p.count === 1 ? 'En yakın seçenek:' : 'En yakın seçenekler:'),
  aboveLimit: 'Yasal sınırın üstünde',

  offersHeading: 'Bankaların teklifleri',

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
    shorter: (p: Saving & { paid: string; months: number; last: number }) =>
      `${p.paid} öderseniz kredi ${p.months} ay erken, ${p.last}. ayda biter; ${savingOf(p)}.`,
    lower: (p: Saving & { paid: string; count: number; installment: string }) =>
      `${p.paid} öderseniz kalan ${p.count} taksit ${p.installment} olur; ${savingOf(p)}.`,
    closed: (p: Saving & { paid: string }) => `${p.paid} öderseniz kredi kapanır; ${savingOf(p)}.`,
    fee: (p: { fee: string }) => `Sözleşmenizde varsa erken ödeme tazminatı en fazla ${p.fee}.`,
    noFee: 'Bu kredi türünde erken ödeme tazminatı alınmaz.',
    note: 'Taksit gününde ödediğiniz varsayılır (6502 sayılı Kanun m. 27 ve 37).',
  },

  /** Choice of offers for a comparison, in the rows of the results. */
  choose: {
    start: 'Seçtiklerinizi karşılaştırın',
    compare: 'Karşılaştır',
    compareNamed: (p: { bank: string }) => `Karşılaştırmaya ekle: ${p.bank}`,
    comparing: (p: { count: number }) => `${p.count} teklifi karşılaştır`,
    chosen: (p: { count: number; most: number }) =>
      p.count < 2
        ? `${p.count} teklif seçildi; bir tane daha seçin`
        : `${p.count} teklif seçildi, en çok ${p.most}`,
    missing: 'Karşılaştırmak için en az iki teklif seçin.',
  },

  /** Comparison of offers. */
  beside: {
    caption: 'Kredi tekliflerinin karşılaştırması',
    offer: (p: { bank: string; months: number }) => `${p.bank}, ${p.months} ay`,
    offers: (p: { offers: readonly string[] }) => p.offers.join(' ve '),
    amount: 'Kredi tutarı',
    figure: 'Kalem',
    rate: 'Aylık faiz',
    taxes: 'Vergiler (KKDF ve BSMV)',
    fee: 'Tahsis ücreti (varsa BSMV dâhil)',
    lowest: 'en düşük',
    same: 'Tekliflerin maliyeti aynı.',
    better: (p: { offer: string; monthly: string | null; total: string }) =>
      p.monthly === null
        ? `${p.offer} daha uygun: toplamda ${p.total} az ödersiniz.`
        : `${p.offer} daha uygun: ayda ${p.monthly}, toplamda ${p.total} az ödersiniz.`,
    atOdds: (p: { offer: string; monthly: string; total: string }) =>
      `${p.offer} seçeneğinde taksit daha düşük, toplam daha yüksek: ayda ${p.monthly} az, toplamda ${p.total} fazla ödersiniz.`,
    bestOfAll: (p: { offer: string; monthly: string | null; total: string }) =>
      p.monthly === null
        ? `En uygunu: ${p.offer}. Sıradaki teklife göre toplamda ${p.total} az ödersiniz.`
        : `En uygunu: ${p.offer}. Sıradaki teklife göre ayda ${p.monthly}, toplamda ${p.total} az ödersiniz.`,
    atOddsOfAll: (p: { lower: string; cheaper: string; monthly: string; total: string }) =>
      `En düşük taksit: ${p.lower}. En düşük toplam: ${p.cheaper}. İlkini seçerseniz ayda ${p.monthly} az, toplamda ${p.total} fazla ödersiniz.`,
    differentAmounts:
      'Tutarlar farklı olduğu için taksitler ve toplamlar doğrudan karşılaştırılamaz; yıllık maliyet oranına bakın.',
    missing: (p: { offer: string; amount: string }) =>
      `${p.offer}: ${p.amount} için böyle bir teklif bulunmuyor.`,
    oneMore: 'Karşılaştırmak için bir teklif daha ekleyin.',
    remove: 'Çıkar',
    removeNamed: (p: { offer: string }) => `Karşılaştırmadan çıkar: ${p.offer}`,
    planOf: (p: { offer: string }) => `Ödeme planı: ${p.offer}`,
    plan: 'Ödeme planı',
    add: 'Teklif ekleyin',
    addHint: (p: { amount: string }) => `${p.amount} için başka bir banka veya vade`,
    addAction: 'Ekle',
    choice: 'Banka ve vade seçin',
    recalculate: 'Başka bir kredi hesaplayın',
    swipe: (p: { count: number }) => `${p.count} teklif, ikişer ikişer`,
    previous: 'Önceki teklif',
    next: 'Sonraki teklif',
    open: 'Karşılaştırma sayfasında açın',
    secondHome: 'ilk konut değil',
    electric: 'yerli elektrikli otomobil',
  },

  two: {
    heading: 'İki teklifi yan yana koyun',
    lede: 'Farklı bankaları veya vadeleri karşılaştırın.',
    first: 'Birinci teklif',
    second: 'İkinci teklif',
    bank: (p: { offer: string }) => `${p.offer}: banka`,
    months: (p: { offer: string }) => `${p.offer}: vade`,
    caption: 'İki teklifin maliyeti',
  },

  files: 'Ödeme planını kaydedin',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  pdf: 'PDF',
};
