import type { campaignFacts as turkish } from '../tr/campaign-facts.ts';

const counted = (count: number, shown: string, one: string, many: string) =>
  `${shown} ${count === 1 ? one : many}`;

/** Names of a campaign's figures and of vehicle attributes. */
export const campaignFacts: typeof turkish = {
  figures: {
    campaignPrice: 'Campaign price',
    listPrice: 'List price',
    discountPercent: 'Discount',
    monthlyPayment: 'Monthly payment',
    term: 'Term',
    downPayment: 'Down payment',
    interestRate: 'Monthly interest rate',
    installment: 'Instalments',
    minimumPurchase: 'Minimum spend',
  },
  allPayments: 'Total of the payments',
  months: (p) => counted(p.count, String(p.count), 'month', 'months'),
  installments: (p) => counted(p.count, String(p.count), 'instalment', 'instalments'),
  validUntil: 'Last day',
  cities: 'Valid in',
  vehicle: {
    modelYear: 'Model year',
    fuel: 'Fuel',
    isElectric: 'Electric',
    gearType: 'Gearbox',
    range: 'Range',
    batteryCapacity: 'Battery capacity',
    seatingCapacity: 'Seats',
    doorCount: 'Doors',
  },
  fuels: {
    petrol: 'Petrol',
    diesel: 'Diesel',
    hybrid: 'Hybrid',
    'plug-in-hybrid': 'Plug-in hybrid',
    electric: 'Electric',
    lpg: 'LPG',
  },
  gears: { manual: 'Manual', automatic: 'Automatic', 'semi-automatic': 'Semi-automatic' },
  yes: 'Yes',
  no: 'No',
  kilometres: (p) => `${p.count} km`,
  kilowattHours: (p) => `${p.count} kWh`,
};
