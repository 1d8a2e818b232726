import { hasCall } from '@ayrac/contract/office/declared-calls.ts';
import { resources } from '@ayrac/contract/office/index.ts';
import { draftFields } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import { fieldNamer, filterInWords, targetKinds } from '@ayrac/phrases/audit-names.ts';
import { office as en } from '@ayrac/phrases/en/office/index.ts';
import { office as tr } from '@ayrac/phrases/tr/office/index.ts';
import { expect, it } from 'vitest';

// Changes of a record create an entry with the name of its resource.
const written = Object.values(resources).filter((shape) => hasCall(shape, 'change'));

const languages = [
  ['Turkish', tr],
  ['English', en],
] as const;

it.each(languages)('every record that can be changed has a name in %s', (_, phrases) => {
  const known = targetKinds(phrases);
  expect(written.length).toBeGreaterThan(5);
  expect(written.map(({ name }) => name).filter((name) => known[name] === undefined)).toEqual([]);
});

it.each(languages)('every field of a campaign has a name in %s', (_, phrases) => {
  const content = [...Object.keys(draftFields), 'facts', 'pictures'];
  const publication = ['status', 'publishAt', 'publishedAt', 'slug', 'wasPublished'];
  const written = [...content, ...publication, 'evidence.titleEn', 'evidence.rate'];
  const nameOf = fieldNamer(phrases, 'campaign');
  expect(written.map(nameOf).filter((name, place) => name.includes(written[place] ?? ''))).toEqual([]);
});

it.each([
  [tr, 'Durum: Yeni, Kazanıldı; Oluşturulma ≥ 2026-11-01; Kelimeyle arandı; Sorumlusuz: Evet; Çöp kutusu'],
  [en, 'Status: New, Won; Created ≥ 2026-11-01; Searched by words; No owner: Yes; Bin'],
])('the filter of an export is in words', (phrases, words) => {
  const given = 'stand=new,won; createdAtFrom=2026-11-01; q=true; isUnassigned=true; bin=only';
  expect(filterInWords(phrases, 'leads', given)).toBe(words);
});

it('a field of a filter that ends like a bound is no bound', () => {
  expect(filterInWords(tr, 'inbox-threads', 'assignedTo=none')).toBe(
    `${tr['inbox-threads'].fields.assignedTo.label}: none`,
  );
});
