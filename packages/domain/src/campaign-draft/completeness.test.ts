import { expect, it } from 'vitest';
import { completenessOf, gaps } from './completeness.ts';
import { type DraftContent, emptyDraft } from './draft-content.ts';

const empty = emptyDraft(new Date('2026-11-20T09:00:00Z'));
const fact = (key: string) => ({ key, label: key, value: key, labelEn: null, valueEn: null });
const whole: DraftContent = {
  ...empty,
  ...{
    brandId: 'b',
    categoryId: 'c',
    title: 'Başlık',
    titleEn: 'Title',
    discount: 'Vaat',
    campaignPrice: 10,
  },
  ...{ description: 'Söz '.repeat(60), descriptionEn: 'Words', conditions: 'Koşul' },
  facts: ['a', 'b', 'c'].map(fact),
  ...{ sourceUrl: 'https://a.example', checkedAt: '2026-11-20T09:00:00Z' },
  evidence: { title: { source: 'https://a.example', quote: 'Söz', date: '2026-11-19' } },
};

const gallery = [{ alt: 'Kış lastiği', altEn: 'Winter tyre' }];

it('is at most a hundred points, and an empty draft has those for its end', () => {
  expect(completenessOf(whole, gallery)).toEqual({ score: 100, missing: [] });
  const { score, missing } = completenessOf({ ...empty, endAt: null }, []);
  expect([score, missing.length]).toEqual([0, gaps.length - 1]);
  expect(missing.filter(({ isRequired }) => isRequired).map(({ field }) => field)).toEqual(
    expect.arrayContaining(['brandId', 'categoryId', 'title', 'discount', 'description']),
  );
});

it.each([
  [{ description: `<p>${'<strong>a</strong>'.repeat(20)}</p>` }, ['long-description']],
  [{ campaignPrice: null, interestRate: 0 }, []],
  [{ campaignPrice: null }, ['figure']],
  [{ facts: [fact('a')] }, ['facts']],
  [{ descriptionEn: null }, ['english']],
])('a draft with %j lacks %j', (values, missing) => {
  const found = completenessOf({ ...whole, ...values }, gallery);
  expect(found.missing.map(({ gap }) => gap)).toEqual(missing);
});

it('requires the texts of pictures only where there are pictures, and names what is required first', () => {
  const lacking = { ...whole, campaignPrice: null };
  const { missing } = completenessOf(lacking, [{ alt: 'Kış lastiği', altEn: '' }]);
  expect(missing.map(({ gap, isRequired }) => [gap, isRequired])).toEqual([
    ['picture-texts', true],
    ['figure', false],
  ]);
});
