/** Facts about a province beyond its name. */
export interface ProvinceFacts {
  /** Plate number. */
  readonly id: number;
  /** Address register (ADNKS) of TÜİK, 31 December 2024. */
  readonly population: number;
  readonly areaCodes: readonly number[];
}

/** Provinces with a metropolitan municipality (laws 5216, 5747, 6360 and 6447), by plate number. */
const metropolitan = new Set([
  1, 6, 7, 9, 10, 16, 20, 21, 25, 26, 27, 31, 33, 34, 35, 38, 41, 42, 44, 45, 46, 47, 48, 52, 54, 55, 59, 61,
  63, 65,
]);

// Plate number, population, area codes.
const facts: readonly (readonly [number, number, ...number[]])[] = [
  [1, 2_280_484, 322], // Adana
  [2, 611_037, 416], // Adıyaman
  [3, 750_193, 272], // Afyonkarahisar
  [4, 499_801, 472], // Ağrı
  [5, 342_378, 358], // Amasya
  [6, 5_864_049, 312], // Ankara
  [7, 2_722_103, 242], // Antalya
  [8, 169_280, 466], // Artvin
  [9, 1_165_943, 256], // Aydın
  [10, 1_276_096, 266], // Balıkesir
  [11, 228_495, 228], // Bilecik
  [12, 283_276, 426], // Bingöl
  [13, 359_808, 434], // Bitlis
  [14, 326_409, 374], // Bolu
  [15, 275_826, 248], // Burdur
  [16, 3_238_618, 224], // Bursa
  [17, 568_966, 286], // Çanakkale
  [18, 199_981, 376], // Çankırı
  [19, 521_335, 364], // Çorum
  [20, 1_061_371, 258], // Denizli
  [21, 1_833_684, 412], // Diyarbakır
  [22, 421_247, 284], // Edirne
  [23, 603_941, 424], // Elazığ
  [24, 241_239, 446], // Erzincan
  [25, 745_005, 442], // Erzurum
  [26, 921_630, 222], // Eskişehir
  [27, 2_193_363, 342], // Gaziantep
  [28, 455_922, 454], // Giresun
  [29, 142_617, 456], // Gümüşhane
  [30, 282_191, 438], // Hakkari
  [31, 1_562_185, 326], // Hatay
  [32, 446_409, 246], // Isparta
  [33, 1_954_279, 324], // Mersin
  [34, 15_701_602, 212, 216], // İstanbul
  [35, 4_493_242, 232], // İzmir
  [36, 272_300, 474], // Kars
  [37, 381_991, 366], // Kastamonu
  [38, 1_452_458, 352], // Kayseri
  [39, 379_031, 288], // Kırklareli
  [40, 244_546, 386], // Kırşehir
  [41, 2_130_006, 262], // Kocaeli
  [42, 2_330_024, 332], // Konya
  [43, 571_078, 274], // Kütahya
  [44, 750_491, 422], // Malatya
  [45, 1_475_353, 236], // Manisa
  [46, 1_134_105, 344], // Kahramanmaraş
  [47, 895_911, 482], // Mardin
  [48, 1_081_867, 252], // Muğla
  [49, 392_301, 436], // Muş
  [50, 317_952, 384], // Nevşehir
  [51, 372_708, 388], // Niğde
  [52, 770_711, 452], // Ordu
  [53, 346_977, 464], // Rize
  [54, 1_110_735, 264], // Sakarya
  [55, 1_382_376, 362], // Samsun
  [56, 336_453, 484], // Siirt
  [57, 226_957, 368], // Sinop
  [58, 637_007, 346], // Sivas
  [59, 1_187_162, 282], // Tekirdağ
  [60, 612_674, 356], // Tokat
  [61, 822_270, 462], // Trabzon
  [62, 86_612, 428], // Tunceli
  [63, 2_237_745, 414], // Şanlıurfa
  [64, 375_310, 276], // Uşak
  [65, 1_118_087, 432], // Van
  [66, 413_161, 354], // Yozgat
  [67, 586_802, 372], // Zonguldak
  [68, 439_474, 382], // Aksaray
  [69, 83_676, 458], // Bayburt
  [70, 262_791, 338], // Karaman
  [71, 283_053, 318], // Kırıkkale
  [72, 654_528, 488], // Batman
  [73, 570_826, 486], // Şırnak
  [74, 206_663, 378], // Bartın
  [75, 91_354, 478], // Ardahan
  [76, 206_857, 476], // Iğdır
  [77, 307_882, 226], // Yalova
  [78, 250_478, 370], // Karabük
  [79, 156_739, 348], // Kilis
  [80, 561_061, 328], // Osmaniye
  [81, 412_344, 380], // Düzce
];

/** Plate number, population and telephone area codes of all 81 provinces. */
export const provinceFacts: readonly ProvinceFacts[] = facts.map(([id, population, ...areaCodes]) => ({
  id,
  population,
  areaCodes,
}));

/** Whether the whole province is a metropolitan municipality. */
export function isMetropolitan(id: number): boolean {
  return metropolitan.has(id);
}
