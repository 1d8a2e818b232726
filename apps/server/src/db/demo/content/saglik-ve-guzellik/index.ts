import type { DemoRoot } from '../shape.ts';
import { wellnessBrands } from './brands.ts';
import { wellnessCategory } from './categories.ts';
import { careProductPatterns } from './patterns-care-products.ts';
import { checkUpPatterns } from './patterns-check-up.ts';
import { cosmeticPatterns } from './patterns-cosmetics.ts';
import { gymPatterns } from './patterns-gym.ts';
import { perfumePatterns } from './patterns-perfume.ts';
import { salonPatterns } from './patterns-salons.ts';
import { supplementPatterns } from './patterns-supplements.ts';

export const wellness: DemoRoot = {
  category: wellnessCategory,
  brands: wellnessBrands,
  patterns: [
    ...cosmeticPatterns,
    ...perfumePatterns,
    ...careProductPatterns,
    ...checkUpPatterns,
    ...gymPatterns,
    ...salonPatterns,
    ...supplementPatterns,
  ],
};
