import type { DemoRoot } from '../shape.ts';
import { foodBrands } from './brands.ts';
import { foodCategory } from './categories.ts';
import { coffeePatterns } from './patterns-coffee.ts';
import { diningPatterns } from './patterns-dining.ts';
import { drinkPatterns } from './patterns-drinks.ts';
import { groceryPatterns } from './patterns-grocery.ts';
import { householdPatterns } from './patterns-household.ts';
import { onlinePatterns } from './patterns-online.ts';
import { sweetPatterns } from './patterns-sweets.ts';

export const food: DemoRoot = {
  category: foodCategory,
  brands: foodBrands,
  patterns: [
    ...groceryPatterns,
    ...householdPatterns,
    ...onlinePatterns,
    ...diningPatterns,
    ...coffeePatterns,
    ...drinkPatterns,
    ...sweetPatterns,
  ],
};
