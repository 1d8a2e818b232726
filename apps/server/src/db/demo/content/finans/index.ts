import type { DemoRoot } from '../shape.ts';
import { financeBrands } from './brands.ts';
import { financeCategory } from './categories.ts';
import { businessPatterns } from './patterns-business.ts';
import { cardPatterns } from './patterns-cards.ts';
import { homeLoanPatterns } from './patterns-home-loans.ts';
import { personalLoanPatterns } from './patterns-personal-loans.ts';
import { savingPatterns } from './patterns-savings.ts';
import { shoppingCardPatterns } from './patterns-shopping-cards.ts';
import { vehicleLoanPatterns } from './patterns-vehicle-loans.ts';

export const finance: DemoRoot = {
  category: financeCategory,
  brands: financeBrands,
  patterns: [
    ...personalLoanPatterns,
    ...vehicleLoanPatterns,
    ...homeLoanPatterns,
    ...cardPatterns,
    ...shoppingCardPatterns,
    ...savingPatterns,
    ...businessPatterns,
  ],
};
