import type { DemoRoot } from '../shape.ts';
import { telecomBrands } from './brands.ts';
import { telecomCategory } from './categories.ts';
import { fibrePatterns } from './patterns-fibre.ts';
import { homeInternetPatterns } from './patterns-home-internet.ts';
import { monthlyPlanPatterns } from './patterns-monthly-plans.ts';
import { prepaidPlanPatterns } from './patterns-prepaid-plans.ts';
import { tvAndTravelPatterns } from './patterns-tv-and-travel.ts';

export const telecom: DemoRoot = {
  category: telecomCategory,
  brands: telecomBrands,
  patterns: [
    ...fibrePatterns,
    ...homeInternetPatterns,
    ...monthlyPlanPatterns,
    ...prepaidPlanPatterns,
    ...tvAndTravelPatterns,
  ],
};
