import type { DemoRoot } from '../shape.ts';
import { propertyBrands } from './brands.ts';
import { propertyCategory } from './categories.ts';
import { energyPatterns } from './patterns-energy.ts';
import { homeServicePatterns } from './patterns-home-services.ts';
import { newHomePatterns } from './patterns-new-homes.ts';
import { rentalPatterns } from './patterns-rental.ts';

export const property: DemoRoot = {
  category: propertyCategory,
  brands: propertyBrands,
  patterns: [...energyPatterns, ...homeServicePatterns, ...newHomePatterns, ...rentalPatterns],
};
