/** Phrases of the loan calculator, on the home page and on its own page. */
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
  amountHint: (p: { amount: string }) => `En az ₺${p.amount}`,
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
    `Bu değerdeki bir araç için yasa en çok ${p.amount} krediye ve ${p.months} ay vadeye izin veriyor.`,
  vehicleNotAllowed: 'Bu değerdeki araç için bankalar taşıt kredisi veremiyor.',
  calculate: 'Hesapla',
  amountMissing: 'Önce kredi tutarını yazın.',
  /** Word for word as specified; everywhere else money is written with ₺. */
  amountBelowMinimum: (p: { amount: string }) => `En az ${p.amount} TL giriniz`,
  localNote: 'Hesaplama tarayıcınızda yapılır, bilgileriniz gönderilmez.',
  otherTypes: 'Diğer kredi türleri',
  waiting: 'Hesaplanıyor…',

  howTitle: 'Nasıl hesaplıyoruz?',
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
      text: 'Faiz, vergi ve masrafların tamamını tek bir yıllık oranda toplar; farklı teklifleri karşılaştırmanın en doğru yoludur.',
    },
  ],
  parametersSource: (p: { date: string; source: string }) =>
    `Vergi oranları ve yasal sınırlar ${p.date} tarihinden beri geçerli. Kaynak: ${p.source}.`,
};
