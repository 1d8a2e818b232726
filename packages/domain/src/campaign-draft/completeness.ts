import { plainOf } from '../text/rich-text.ts';
import { type DraftContent, missingFields } from './draft-content.ts';
import { type DraftFieldName, type DraftStep, stepOf } from './draft-fields.ts';

/** What a complete campaign has. Each is worth so many of a hundred points; the phrases say why it matters. */
const worth = {
  brand: 6,
  category: 6,
  title: 8,
  benefit: 6,
  figure: 10,
  end: 6,
  description: 10,
  'long-description': 4,
  conditions: 8,
  facts: 6,
  pictures: 10,
  english: 8,
  source: 6,
  checked: 3,
  evidence: 3,
} as const;

/** Something that a campaign lacks. */
export type Gap = keyof typeof worth;

/** Every gap there can be, the weightiest first. */
export const gaps: readonly Gap[] = (Object.keys(worth) as Gap[]).toSorted(
  (left, right) => worth[right] - worth[left],
);

/** How complete a campaign is: points of a hundred, and what is missing, the weightiest first. */
export interface Completeness {
  readonly score: number;
  readonly missing: readonly {
    readonly gap: Gap;
    readonly points: number;
    readonly step: DraftStep;
    /** Where the hand goes to mend it. */
    readonly field: DraftFieldName | 'facts' | 'evidence' | 'pictures';
    /** Whether it cannot be shown without. */
    readonly isRequired: boolean;
  }[];
}

const fields: Readonly<Record<Gap, Completeness['missing'][number]['field']>> = {
  brand: 'brandId',
  category: 'categoryId',
  title: 'title',
  benefit: 'discount',
  figure: 'campaignPrice',
  end: 'endAt',
  description: 'description',
  'long-description': 'description',
  conditions: 'conditions',
  facts: 'facts',
  pictures: 'pictures',
  english: 'titleEn',
  source: 'sourceUrl',
  checked: 'checkedAt',
  evidence: 'evidence',
};

const LONG = 200;
const FEW_FACTS = 3;

/** Says how complete a campaign is; `pictures` counts those of its gallery. */
export function completenessOf(
  content: DraftContent,
  { pictures }: { readonly pictures: number },
): Completeness {
  const required = missingFields(content);
  const missing = gaps
    .filter((gap) => !has[gap](content, pictures))
    .map((gap) => ({
      gap,
      points: worth[gap],
      step: stepOf(fields[gap]),
      field: fields[gap],
      // A description that is too short is one.
      isRequired: gap !== 'long-description' && Object.hasOwn(required, fields[gap]),
    }));
  return { score: 100 - missing.reduce((sum, { points }) => sum + points, 0), missing };
}

const has: Readonly<Record<Gap, (content: DraftContent, pictures: number) => boolean>> = {
  brand: ({ brandId }) => brandId !== null,
  category: ({ categoryId }) => categoryId !== null,
  title: ({ title }) => title !== null,
  benefit: ({ discount }) => discount !== null,
  figure: ({ campaignPrice, monthlyPayment, interestRate, installment, discountPercent }) =>
    [campaignPrice, monthlyPayment, interestRate, installment, discountPercent].some((one) => one !== null),
  end: ({ endAt }) => endAt !== null,
  description: ({ description }) => description !== null,
  'long-description': ({ description }) => plainOf(description ?? '').length >= LONG,
  conditions: ({ conditions }) => conditions !== null,
  facts: ({ facts }) => facts.length >= FEW_FACTS,
  pictures: (_content, pictures) => pictures > 0,
  english: ({ titleEn, descriptionEn }) => titleEn !== null && descriptionEn !== null,
  source: ({ sourceUrl }) => sourceUrl !== null,
  checked: ({ checkedAt }) => checkedAt !== null,
  evidence: ({ evidence }) => Object.keys(evidence).length > 0,
};
