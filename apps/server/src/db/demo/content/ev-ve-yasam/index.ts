import type { DemoRoot } from '../shape.ts';
import { homeBrands } from './brands.ts';
import { homeCategory } from './categories.ts';
import { appliancePatterns } from './patterns-appliances.ts';
import { bedroomPatterns } from './patterns-bedroom.ts';
import { gardenPatterns } from './patterns-garden.ts';
import { lightingPatterns } from './patterns-lighting.ts';
import { petPatterns } from './patterns-pets.ts';
import { sofaPatterns } from './patterns-sofa.ts';
import { textilePatterns } from './patterns-textiles.ts';

export const home: DemoRoot = {
  category: homeCategory,
  brands: homeBrands,
  patterns: [
    ...appliancePatterns,
    ...bedroomPatterns,
    ...gardenPatterns,
    ...lightingPatterns,
    ...petPatterns,
    ...sofaPatterns,
    ...textilePatterns,
  ],
};
