/** Phrases of the pages for single loans, in addition to those of the comparison: neighbouring pages and terms. */
export const loanTools = {
  /** Heading of the page for one amount and term. `amount` is formatted with separators. */
  heading: (p: { amount: string; loan: string; months: number }) =>
    `₺${p.amount} ${p.loan}, ${p.months} ay vade`,
  /** Title and description for search engines, with “TL” as people type it. */
  title: (p: { amount: string; loan: string; months: number }) =>
    `${p.amount} TL ${p.loan}, ${p.months} ay vade`,
  description: (p: { amount: string; loan: string; months: number }) =>
    `${p.amount} TL ${p.loan}, ${p.months} ay vade: bankaların aylık taksiti, vergi ve masraflarla toplam ödemesi ve yıllık maliyet oranı yan yana.`,
  loanNames: { ihtiyac: 'ihtiyaç kredisi', tasit: 'taşıt kredisi', konut: 'konut kredisi' },
  lowest: (p: { bank: string; monthly: string; total: string; isTaxed: boolean }) =>
    `Toplamda en düşük teklif ${p.bank}: ayda ${p.monthly}${p.isTaxed ? ' (vergiler dâhil)' : ''}, toplam ${p.total} (vergi ve masraflar dâhil).`,
  near: 'Yakın tutarlar ve vadeler',
  loan: (p: { amount: string; months: number }) => `₺${p.amount} · ${p.months} ay`,
  lira: (p: { amount: string }) => `₺${p.amount}`,
  less: 'Daha az',
  more: 'Daha fazla',
  shorter: 'Daha kısa',
  longer: 'Daha uzun',
  otherLoan: 'Tutarı veya vadeyi değiştirin',

  termsHeading: 'Vade uzadıkça ne ödersiniz?',
  termsLede:
    'Her vadede toplamda en düşük teklif. Vade uzadıkça taksit düşer, faiz ve vergilere ödediğiniz artar.',
  termsCaption: (p: { amount: string }) => `₺${p.amount} için vadelere göre maliyet`,
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

  toMethod: 'Nasıl hesapladığımızı görün',
};
