/** Maximum prices that can be selected in the search sentence, in TRY. */
export const sentencePrices = [
  ...['1000', '5000', '10000', '25000', '50000', '100000', '250000', '500000'],
  ...['1000000', '2000000', '5000000', '10000000'],
] as const;

/** Maximum price in the search sentence. */
export type SentencePrice = (typeof sentencePrices)[number];
