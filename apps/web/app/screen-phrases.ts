import type { PhraseSet } from '@ayrac/phrases/tr/screens.ts';

/** The sets of phrases that are there when their screens come alive, each with the Turkish paths of its screens. */
const firstSets: readonly (readonly [PhraseSet, RegExp])[] = [
  ['home', /^\/$/],
  ['account', /^\/(?:profile|my-campaigns)/],
  ['auth', /^\/(?:login|register|sifremi-unuttum|sifre-yenile|e-posta-dogrula)$/],
  ['accountErrors', /^\/(?:register|sifre-yenile|profile\/guvenlik)$/],
  [
    'fieldErrors',
    /^\/(?:login|register|sifremi-unuttum|sifre-yenile|contact|bulten|kampanyalar\/[^/]+\/(?:teklif|bildir)|profile.*)$/,
  ],
  ['brand', /^\/marka/],
  ['category', /^\/(?:kategoriler|kampanyalar|search)$|^\/kategoriler\/./],
  ['request', /^\/talep$/],
  ['loans', /^\/kredi-hesaplama$/],
  ['offer', /^\/kampanyalar\/./],
  ['quote', /^\/kampanyalar\/[^/]+\/teklif$/],
  ['search', /^\/search$/],
  ['maintenance', /^\/(?:admin|crm-admin)(?:\/|$)/],
  ['newsletter', /^\/bulten/],
  ['inbox', /^\/(?:contact|kampanyalar\/[^/]+\/bildir)$/],
  ['campaignPage', /^\/kampanyalar\/[^/]+$/],
];

/** What a screen says at once beside the phrases of every page; the pattern of its route is a path, too. */
export function firstPhrases(path: string): PhraseSet[] {
  return firstSets.filter(([, paths]) => paths.test(path)).map(([name]) => name);
}

/** The file of a set: `campaignPage` is in `campaign-page.ts`. */
export function phraseFile(set: PhraseSet): string {
  return `${set.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}
