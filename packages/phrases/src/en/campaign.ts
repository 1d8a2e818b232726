import type { campaign as turkish } from '../tr/campaign.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const hours = (count: number) => (count === 1 ? '1 hour' : `${count} hours`);

/** Phrases shared by campaign cards and pages. */
export const campaign: typeof turkish = {
  follow: 'Follow',
  following: 'Following',
  bookmark: 'Bookmark',
  bookmarkNamed: (p) => `Bookmark: ${p.name}`,
  openEnded: 'No end date',
  endedOn: (p) => `Ended on ${p.date}`,
  minutesLeft: (p) => (p.minutes === 1 ? '1 minute left' : `${p.minutes} minutes left`),
  endsToday: (p) => `Ends today, ${hours(p.hours)} left`,
  hoursLeft: (p) => `${hours(p.hours)} left`,
  daysLeft: (p) => `${days(p.days)} left`,
  badges: { ended: 'Ended', 'last-chance': 'Last hours', 'last-days': 'Last days', new: 'New' },
  inTurkish: 'Details in Turkish only',
  sample: 'Sample',
  sponsored: 'Ad',
  sponsoredHint: 'Paid placement; it does not change the order.',
  price: 'Price',
  listPrice: 'List price',
  monthlyPayment: (p) => `Monthly payment${p.rate === null ? '' : ` at ${p.rate} a month`}`,
  forMonths: (p) => `for ${p.term} months`,
  monthlyRate: 'monthly interest',
  monthlyRateFor: (p) => `monthly interest, ${p.term} months`,
  installments: 'instalments',
};
