/** The loan calculator, on the home page and on its own. */
export const loans = {
  title: 'Kredi hesaplama',
  description:
    'İhtiyaç, taşıt ve konut kredisi taksitini hesaplayın; bankaları toplam ödemeye göre karşılaştırın, vergi ve masraflarla gerçekte ne ödeyeceğinizi görün.',
  lede: 'Bankaları toplam ödemeye göre sıralarız; vergi ve masraflarla gerçekte ne ödeyeceğinizi de gösteririz.',
  formHeading: 'Kredi bilgileri',
  types: { ihtiyac: 'İhtiyaç', tasit: 'Taşıt', konut: 'Konut' },
  loanNames: { ihtiyac: 'İhtiyaç kredisi', tasit: 'Taşıt kredisi', konut: 'Konut kredisi' },
  type: 'Kredi türü',
  amount: 'Kredi tutarı',
  amountHint: (p: { amount: string }) => `En az ${p.amount} TL`,
  amountExample: (p: { amount: string }) => `Örn. ${p.amount}`,
  term: 'Vade',
  termHint: (p: { months: number }) => `En fazla ${p.months} ay`,
  months: (p: { months: number }) => `${p.months} ay`,
  monthsAndYears: (p: { months: number; years: number }) => `${p.months} ay (${p.years} yıl)`,
  firstHome: 'İlk konutunuz mu?',
  firstHomeHint: 'İlk konutta faizden BSMV alınmaz.',
  yes: 'Evet',
  no: 'Hayır',
  vehicleValue: 'Aracın değeri',
  vehicleValueHint: 'Yasal olarak ne kadar kredi kullanabileceğinizi gösterir.',
  electric: 'Yerli ve tamamen elektrikli',
  optional: 'isteğe bağlı',
  vehicleLimit: (p: { amount: string; months: number }) =>
    `Bu değerdeki araç için yasal sınır: en fazla ${p.amount}, en fazla ${p.months} ay.`,
  vehicleNotAllowed: 'Bu değerdeki araç için bankalar taşıt kredisi veremiyor.',
  calculate: 'Hesapla',
  amountMissing: 'Önce kredi tutarını yazın.',
  amountBelowMinimum: (p: { amount: string }) => `En az ${p.amount} TL giriniz`,
  localNote: 'Hesaplama tarayıcınızda yapılır, bilgileriniz gönderilmez.',
  otherTypes: 'Diğer kredi türleri',
  waiting: 'Hesaplanıyor…',

  back: 'Bilgileri değiştir',
  resultsHeading: (p: { loan: string }) => `${p.loan} sonuçları`,
  request: (p: { amount: string; months: number }) => `${p.amount} · ${p.months} ay`,
  sorted: (p: { count: number; order: string }) => `${p.count} banka · sıralama: ${p.order} (önce en düşük)`,
  /** The order itself stands in the choice above the rows. */
  lowestFirst: (p: { count: number; order: 'total' | 'real-total' | 'yearly-cost' | 'installment' }) =>
    `${p.count} banka · en düşük ${{ total: 'toplam', 'real-total': 'toplam', 'yearly-cost': 'maliyet', installment: 'taksit' }[p.order]} önce`,
  order: 'Sırala',
  orders: {
    total: 'Toplam ödeme',
    'real-total': 'Toplam ödeme (vergi ve masraflar dâhil)',
    'yearly-cost': 'Yıllık maliyet oranı',
    installment: 'Aylık taksit',
  },
  /** What stands in a row before taxes and fee says so in its name. */
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
  /** Where nothing is added, the figure would stand there twice. */
  noTaxes: 'Vergi eklenmez',
  feeOnce: (p: { fee: string; isTaxed: boolean }) =>
    `ayrıca bir kez ${p.fee} tahsis ücreti${p.isTaxed ? ' (BSMV dâhil)' : ''}`,
  total: 'Toplam ödeme',
  toBank: 'Bankaya git',
  newTab: 'yeni sekmede açılır',
  statutoryTerm: (p: { months: number }) => `Bu tutarda yasal vade sınırı ${p.months} ay.`,
  statutoryNone: 'Yasal sınırlar nedeniyle bu tutarda taşıt kredisi verilemiyor.',
  electricException: 'Yerli ve tamamen elektrikli otomobillerde bu tutar ve vade mümkün.',
  ratesForInformation: 'Aşağıdaki rakamları yalnızca bilgi için gösteriyoruz.',
  lawfulWay: (p: { amount: string; months: number }) => `${p.amount}, ${p.months} ay ile hesapla`,
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
  earlyClosure: (p: { rule: string }) => `Erken kapatma ücreti: ${p.rule}.`,
  earlyClosureRule: (p: { months: number; short: string; long: string }) =>
    `sözleşmenizde varsa, erken ödediğiniz tutarın ${p.short} kadarı (kalan süre ${p.months} aydan uzunsa ${p.long} kadarı); kurtulduğunuz faizi aşamaz`,
  noEarlyClosure: 'bu kredi türünde sözleşmeye konamaz, alınmaz',
  earlyClosureExample: (p: { month: number; balance: string; saved: string; fee: string }) =>
    `Örneğin ${p.month}. ayın sonunda kapatırsanız ${p.balance} ödersiniz, ${p.saved} faiz ve vergiden kurtulursunuz; ücret en fazla ${p.fee}.`,
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
    'amount-too-high': (p: { amount: string }) => `Listemizdeki bankalar ${p.amount} kadar kredi vermiyor.`,
    'amount-too-low': (p: { amount: string }) =>
      `Listemizdeki bankalar ${p.amount} gibi düşük bir tutar için kredi vermiyor.`,
    term: (p: { amount: string; months: number }) =>
      `Listemizdeki bankalar ${p.amount} için ${p.months} ay vade sunmuyor.`,
  },
  nearest: (p: { count: number }): string => (p.count === 1 ? 'En yakın seçenek:' : 'En yakın seçenekler:'),
  aboveLimit: 'Yasal sınırın üstünde',

  howTitle: 'Nasıl hesaplıyoruz',
  how: [
    {
      title: 'Taksit',
      text: 'Bankanın aylık faiziyle hesaplanan eşit taksit vergi içermez. Bankalar bu taksitlerin toplamına göre sıralanır.',
    },
    {
      title: 'Gerçekte ödediğiniz',
      text: 'Faize eklenen KKDF ve BSMV ile baştan alınan tahsis ücretini her bankanın yanında ayrıca gösteririz.',
    },
    {
      title: 'Yıllık maliyet oranı',
      text: 'Faiz, vergi ve masrafların tamamını tek bir yıllık oranda toplar; farklı teklifleri karşılaştırmanın en dürüst yoludur.',
    },
  ],
  parametersSource: (p: { date: string; source: string }) =>
    `Vergi ve sınırların geçerlilik tarihi ${p.date}. Kaynak: ${p.source}.`,
};
