/**
 * The sets of phrases that only some screens need at once, each with the Turkish paths of its screens. The pattern of
 * a screen's route is such a path, too.
 */
export const screenPhrases = [
  ['home', /^\/$/],
  ['brand', /^\/marka/],
  ['filter', /^\/(?:kategoriler|marka)\/.|^\/search$/],
  ['loans', /^\/kredi-hesaplama$/],
  ['offer', /^\/kampanyalar\/./],
  ['quote', /^\/kampanyalar\/[^/]+\/teklif$/],
  ['search', /^\/search$/],
  ['inbox', /^\/(?:contact|kampanyalar\/[^/]+\/bildir)$/],
  ['campaignPage', /^\/kampanyalar\/[^/]+$/],
  // No screen's first load: the bar brings them with its menus and with its quote.
  ['chrome', /^(?!)/],
  ['wizard', /^(?!)/],
  // Nor is this: the parts that script adds fetch it themselves.
  ['visit', /^(?!)/],
] as const;

/** The name of such a set. */
export type PhraseSet = (typeof screenPhrases)[number][0];
