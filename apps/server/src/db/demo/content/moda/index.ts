import type { DemoRoot } from '../shape.ts';
import { fashionBrands } from './brands.ts';
import { fashionCategory } from './categories.ts';
import { bagPatterns } from './patterns-bags.ts';
import { childPatterns } from './patterns-children.ts';
import { dressPatterns } from './patterns-dresses.ts';
import { menPatterns } from './patterns-men.ts';
import { outerwearPatterns } from './patterns-outerwear.ts';
import { shoePatterns } from './patterns-shoes.ts';
import { sportswearPatterns } from './patterns-sportswear.ts';
import { watchPatterns } from './patterns-watches.ts';

export const fashion: DemoRoot = {
  category: fashionCategory,
  brands: fashionBrands,
  patterns: [
    ...dressPatterns,
    ...outerwearPatterns,
    ...menPatterns,
    ...childPatterns,
    ...shoePatterns,
    ...bagPatterns,
    ...watchPatterns,
    ...sportswearPatterns,
  ],
};
