import type { DemoRoot } from '../shape.ts';
import { carBrands } from './brands.ts';
import { carCategory } from './categories.ts';
import { accessoryCashback } from './patterns-accessory-cashback.ts';
import { bmwElectricTradeIn } from './patterns-bmw-electric-trade-in.ts';
import { chargingFreeKwh } from './patterns-charging-free-kwh.ts';
import { evWallbox } from './patterns-ev-wallbox.ts';
import { hatchbackZeroRate } from './patterns-hatchback-zero-rate.ts';
import { motorcycleGear } from './patterns-motorcycle-gear.ts';
import { rentalEarlyBooking } from './patterns-rental-early-booking.ts';
import { sedanCash } from './patterns-sedan-cash.ts';
import { servicePackage } from './patterns-service-package.ts';
import { suvLowRate } from './patterns-suv-low-rate.ts';
import { tyreFourthFree } from './patterns-tyre-fourth-free.ts';
import { vanFreeService } from './patterns-van-free-service.ts';

export const cars: DemoRoot = {
  category: carCategory,
  brands: carBrands,
  patterns: [
    bmwElectricTradeIn,
    evWallbox,
    suvLowRate,
    sedanCash,
    hatchbackZeroRate,
    vanFreeService,
    motorcycleGear,
    rentalEarlyBooking,
    servicePackage,
    tyreFourthFree,
    accessoryCashback,
    chargingFreeKwh,
  ],
};
