import { nameIndex } from '@ayrac/domain/search/fit.ts';
import { readFigures } from '@ayrac/domain/search/query-figures.ts';
import { queryWords } from '@ayrac/domain/search/search-query.ts';
import { readSynonyms } from '@ayrac/domain/search/synonym.ts';
import { expect, it } from 'vitest';
import type { BrandRow } from '#server/features/brand/queries.ts';
import { type Lexicon, readWords } from './read-query.ts';

const brand = { id: '1', name: 'Süper' } as BrandRow;
const brands = nameIndex([{ item: brand, names: [brand.name], within: [] }]);
const lexicon: Lexicon = {
  categories: nameIndex([]),
  brands,
  names: brands.book,
  nameWords: { tr: new Set(), en: new Set() },
  visible: [],
};
const synonyms = readSynonyms([{ term: 'haftanın fırsatı', meaning: 'vitrin' }]);

it.each([
  ['harika kampanyalar', {}],
  ['süper kampanyalar', undefined],
  ['haftanın fırsatı', undefined],
])('"%s" asks for any campaigns, and not for a brand or a synonym: %s', (term, asked) => {
  expect(readWords(queryWords(term), readFigures(term), lexicon, synonyms)).toMatchObject({ asked });
});
