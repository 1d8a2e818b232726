/** Phrases of the page that explains how loans are calculated, with figures for checking it. */
export const method = {
  title: 'Nasıl hesaplıyoruz?',
  description:
    'Kredi taksitini, vergileri, yıllık maliyet oranını ve erken ödemeyi hangi formüllerle hesapladığımız; bağımsız kaynaklardaki rakamlarla yan yana.',
  lede: 'Kredi sayfalarındaki her rakam aşağıdaki kurallarla hesaplanır. Hesabımızı bağımsız kaynaklardaki rakamlarla siz de karşılaştırabilirsiniz.',
  rulesHeading: 'Kurallar',
  rules: [
    {
      title: 'Taksit',
      text: 'Eşit taksit T = P·i / (1 − (1+i)⁻ⁿ). P kredi tutarı, i aylık faiz, n ay sayısıdır. Faizsiz kredide tutar ay sayısına bölünür.',
    },
    {
      title: 'Vergiler',
      text: 'İhtiyaç ve taşıt kredisinde faiz üzerinden KKDF ve BSMV alınır: aylık oran i·(1 + KKDF + BSMV) olur. İlk konut kredisinde ikisi de alınmaz. Kaynak: BKK 2004/7735, CK 7345, 6802 sayılı Kanun m. 28.',
    },
    {
      title: 'Tahsis ücreti',
      text: 'Kredi tutarının en fazla binde beşi, baştan bir kez alınır; üzerindeki BSMV ile birlikte toplama ve yıllık maliyet oranına girer. Kaynak: TCMB 2020/7 m. 10.',
    },
    {
      title: 'Ödeme planı',
      text: 'Her ay tam kuruşla hesaplanır. Anaparaların toplamı kredi tutarına eşittir; yuvarlamadan artan kuruşlar son taksite kalır.',
    },
    {
      title: 'Yıllık maliyet oranı',
      text: 'Elinize geçen tutarı bütün ödemelerin bugünkü değerine eşitleyen aylık oran m bulunur ve (1+m)¹² − 1 ile yıla çevrilir.',
    },
    {
      title: 'Erken ödeme',
      text: 'Taksit gününde ödediğinizi varsayarız; arada öderseniz o güne kadarki faiz eklenir. Tazminat yalnızca sabit faizli konut kredisinde ve sözleşmede varsa alınır: kalan vade 36 ayı aşmıyorsa ödediğiniz tutarın en fazla %1’i, aşıyorsa en fazla %2’si. Tazminat, kurtulduğunuz faizi aşamaz. Kaynak: 6502 sayılı Kanun m. 27 ve 37.',
    },
  ],
  figuresHeading: 'Karşılaştırma',
  figuresLede: (p: { agreeing: number; all: number }) =>
    `Bu sayfa hazırlanırken sitedeki hesap yeniden çalıştırıldı: ${p.all} rakamdan ${p.agreeing} tanesi kaynakla aynı.`,
  caption: 'Kaynaktaki rakamlar ve bizim hesabımız',
  columns: {
    loan: 'Rakam ve kredi',
    expected: 'Kaynakta',
    computed: 'Bizim hesabımız',
  },
  loan: (p: { amount: string; rate: string; months: number; isTaxed: boolean; fee: string | null }) =>
    `${p.amount}, aylık ${p.rate}, ${p.months} ay${p.isTaxed ? ', vergili' : ''}${p.fee === null ? '' : `, ${p.fee} masraf`}`,
  measures: {
    'taxed-rate': 'Vergili aylık oran',
    installment: 'Taksit',
    total: 'Taksitlerin toplamı',
    'first-interest': 'İlk ayın faizi',
    'first-kkdf': 'İlk ayın KKDF’si',
    'first-bsmv': 'İlk ayın BSMV’si',
    'first-principal': 'İlk ayın anaparası',
    'first-balance': 'İlk aydan sonra kalan borç',
    'balance-after-six': '6 ay sonra kalan borç',
    'yearly-cost': 'Yıllık maliyet oranı',
  },
  agrees: 'Aynı',
  differs: 'Farklı',
};
