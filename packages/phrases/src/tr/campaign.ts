/** What cards and pages say of a campaign. */
export const campaign = {
  openEnded: 'Süresiz',
  endedOn: (p: { date: string }) => `${p.date} tarihinde sona erdi`,
  minutesLeft: (p: { minutes: number }) => `${p.minutes} dakika kaldı`,
  endsToday: (p: { hours: number }) => `Bugün bitiyor, ${p.hours} saat kaldı`,
  hoursLeft: (p: { hours: number }) => `${p.hours} saat kaldı`,
  daysLeft: (p: { days: number }) => `${p.days} gün kaldı`,
  badges: { ended: 'Sona erdi', 'last-chance': 'Son saatler', 'last-days': 'Son günler', new: 'Yeni' },
  sponsored: 'Reklam',
  sponsoredHint: 'Ücretli tanıtım; sırayı değiştirmez.',
  price: 'Fiyat',
  listPrice: 'Liste fiyatı',
  perMonth: 'ayda',
  perMonthFor: (p: { term: number }) => `ayda, ${p.term} ay`,
  monthlyRate: 'aylık faiz',
  monthlyRateFor: (p: { term: number }) => `aylık faiz, ${p.term} ay`,
  installments: 'taksit',
};
