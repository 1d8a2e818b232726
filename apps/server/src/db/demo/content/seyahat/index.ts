import type { DemoRoot } from '../shape.ts';
import { travelBrands } from './brands.ts';
import { travelCategory } from './categories.ts';
import { cityThermalPatterns } from './patterns-city-thermal.ts';
import { flightPatterns } from './patterns-flights.ts';
import { roadAndTourPatterns } from './patterns-road-and-tours.ts';
import { seaAndBorderPatterns } from './patterns-sea-and-border.ts';
import { seasidePatterns } from './patterns-seaside.ts';

export const travel: DemoRoot = {
  category: travelCategory,
  brands: travelBrands,
  patterns: [
    ...cityThermalPatterns,
    ...flightPatterns,
    ...roadAndTourPatterns,
    ...seaAndBorderPatterns,
    ...seasidePatterns,
  ],
};
