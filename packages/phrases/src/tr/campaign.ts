/** Phrases shared by campaign cards and pages. */
export const campaign = {
  follow: 'Takip et',
  following: 'Takip ediliyor',
  bookmark: 'Ayraç',
  bookmarkNamed: (p: { name: string }) => `Ayraç: ${p.name}`,
  openEnded: 'Süresiz',
  endedOn: (p: { date: string }) => `${p.date} tarihinde sona erdi`,
  minutesLeft: (p: { minutes: number }) => `${p.minutes} dakika kaldı`,
  endsToday: (p: { hours: number }) => `Bugün bitiyor, ${p.hours} saat kaldı`,
  hoursLeft: (p: { hours: number }) => `${p.hours} saat kaldı`,
  daysLeft: (p: { days: number }) => `${p.days} gün kaldı`,
  badges: { ended: 'Sona erdi', 'last-chance': 'Son saatler', 'last-days': 'Son günler', new: 'Yeni' },
  inTurkish: 'Türkçe',
  sample: 'Örnek',
  sponsored: 'Reklam',
  sponsoredHint: 'Ücretli tanıtım; sıralamayı değiştirmez.',
  price: 'Fiyat',
  listPrice: 'Liste fiyatı',
  /** With the rate for a loan. */
  monthlyPayment: (p: { rate: string | null }) =>
    p.rate === null ? 'Aylık ödeme' : `${p.rate} faizle aylık ödeme`,
  forMonths: (p: { term: number }) => `${p.term} ay boyunca`,
  monthlyRate: 'aylık faiz',
  monthlyRateFor: (p: { term: number }) => `aylık faiz, ${p.term} ay`,
  installments: 'taksit',
};
