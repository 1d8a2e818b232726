import type { DemoRoot } from '../shape.ts';
import { electronicsBrands } from './brands.ts';
import { electronicsCategory } from './categories.ts';
import { accessoryPatterns } from './patterns-accessories.ts';
import { audioAndWearablePatterns } from './patterns-audio-and-wearables.ts';
import { computerPatterns } from './patterns-computers.ts';
import { phonePatterns } from './patterns-phones.ts';
import { refurbishedPatterns } from './patterns-refurbished.ts';
import { screenAndGamePatterns } from './patterns-screens-and-games.ts';

export const electronics: DemoRoot = {
  category: electronicsCategory,
  brands: electronicsBrands,
  patterns: [
    ...phonePatterns,
    ...refurbishedPatterns,
    ...computerPatterns,
    ...screenAndGamePatterns,
    ...audioAndWearablePatterns,
    ...accessoryPatterns,
  ],
};
