/** Province. `id` is its licence plate code, `population` that of the address register at the end of 2024 (TÜİK). */
export interface Province {
  readonly id: number;
  readonly name: string;
  readonly population: number;
  readonly areaCode: readonly number[];
  readonly isMetropolitan: boolean;
}

/** District of a province. */
export interface District {
  readonly id: number;
  readonly name: string;
}

/** Province as needed by a form: its name to choose, its id to load the districts. */
export type OfferedProvince = Pick<Province, 'id' | 'name'>;

/** Eight provinces that the form offers when the list of all 81 cannot be loaded. */
export const builtInProvinces: readonly OfferedProvince[] = [
  { id: 34, name: 'İstanbul' },
  { id: 6, name: 'Ankara' },
  { id: 35, name: 'İzmir' },
  { id: 16, name: 'Bursa' },
  { id: 7, name: 'Antalya' },
  { id: 1, name: 'Adana' },
  { id: 42, name: 'Konya' },
  { id: 27, name: 'Gaziantep' },
];
