/** A province; `id` is its plate number, `population` of the address register at the end of 2024 (TÜİK). */
export interface Province {
  readonly id: number;
  readonly name: string;
  readonly population: number;
  readonly areaCode: readonly number[];
  readonly isMetropolitan: boolean;
}

/** A district of a province. */
export interface District {
  readonly id: number;
  readonly name: string;
}

/** The eight provinces that the form offers when the list of all 81 cannot be loaded. */
export const builtInProvinces: readonly Province[] = [
  { id: 34, name: 'İstanbul', population: 15_701_602, areaCode: [212, 216], isMetropolitan: true },
  { id: 6, name: 'Ankara', population: 5_864_049, areaCode: [312], isMetropolitan: true },
  { id: 35, name: 'İzmir', population: 4_493_242, areaCode: [232], isMetropolitan: true },
  { id: 16, name: 'Bursa', population: 3_238_618, areaCode: [224], isMetropolitan: true },
  { id: 7, name: 'Antalya', population: 2_722_103, areaCode: [242], isMetropolitan: true },
  { id: 1, name: 'Adana', population: 2_280_484, areaCode: [322], isMetropolitan: true },
  { id: 42, name: 'Konya', population: 2_330_024, areaCode: [332], isMetropolitan: true },
  { id: 27, name: 'Gaziantep', population: 2_193_363, areaCode: [342], isMetropolitan: true },
];
