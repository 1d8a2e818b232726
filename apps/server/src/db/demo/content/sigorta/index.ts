import type { DemoRoot } from '../shape.ts';
import { insuranceBrands } from './brands.ts';
import { insuranceCategory } from './categories.ts';
import { daskInstalments } from './patterns-dask-instalments.ts';
import { healthFamilyDiscount } from './patterns-health-family-discount.ts';
import { healthMonthlyCheckup } from './patterns-health-monthly-checkup.ts';
import { homeBundle } from './patterns-home-bundle.ts';
import { kaskoInstalments } from './patterns-kasko-instalments.ts';
import { kaskoRenewalDiscount } from './patterns-kasko-renewal-discount.ts';
import { lifeCashback } from './patterns-life-cashback.ts';
import { petFreeMonths } from './patterns-pet-free-months.ts';
import { trafficGift } from './patterns-traffic-gift.ts';
import { travelDays } from './patterns-travel-days.ts';

export const insurance: DemoRoot = {
  category: insuranceCategory,
  brands: insuranceBrands,
  patterns: [
    kaskoRenewalDiscount,
    kaskoInstalments,
    trafficGift,
    healthFamilyDiscount,
    healthMonthlyCheckup,
    homeBundle,
    daskInstalments,
    travelDays,
    petFreeMonths,
    lifeCashback,
  ],
};
