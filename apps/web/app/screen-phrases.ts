/**
 * The sets of phrases that only some screens need at once, each with the Turkish paths of its screens. The pattern of
 * a screen's route is such a path, too.
 */
export const screenPhrases = [
  ['home', /^\/$/],
  ['account', /^\/(?:profile|my-campaigns)/],
  ['auth', /^\/(?:login|register|sifremi-unuttum|sifre-yenile|e-posta-dogrula)$/],
  ['brand', /^\/marka/],
  ['category', /^\/(?:kategoriler|kampanyalar|search)$|^\/kategoriler\/./],
  ['filter', /^\/(?:kategoriler|marka)\/.|^\/search$/],
  ['request', /^\/talep$/],
  ['loans', /^\/kredi-hesaplama$/],
  ['offer', /^\/kampanyalar\/./],
  ['quote', /^\/kampanyalar\/[^/]+\/teklif$/],
  ['search', /^\/search$/],
  ['newsletter', /^\/bulten/],
  ['inbox', /^\/(?:contact|kampanyalar\/[^/]+\/bildir)$/],
  ['campaignPage', /^\/kampanyalar\/[^/]+$/],
  // No screen's first load: the bar brings them with its menus and with its quote.
  ['chrome', /^(?!)/],
  ['wizard', /^(?!)/],
  // Nor these: their parts come after the session is known.
  ['profile', /^(?!)/],
  ['security', /^(?!)/],
  // The end of the page takes them over late, as it was sent.
  ['footer', /^(?!)/],
  // Nor are these: the parts that script adds fetch them themselves.
  ['follow', /^(?!)/],
  ['visit', /^(?!)/],
] as const;

/** The name of such a set. */
export type PhraseSet = (typeof screenPhrases)[number][0];
