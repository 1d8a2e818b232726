import { type GalleryPicture, missingAltTexts } from '../picture/gallery.ts';
import { plainOf } from '../text/rich-text.ts';
import { type DraftContent, missingFields } from './draft-content.ts';
import { type DraftFieldName, type DraftStep, stepOf } from './draft-fields.ts';

/** Parts of a complete campaign, each with its points out of 100. The phrases explain why each part matters. */
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
  // Required, but no merit of its own.
  'picture-texts': 0,
  english: 8,
  source: 6,
  checked: 3,
  evidence: 3,
} as const;

/** Missing part of a campaign. */
export type Gap = keyof typeof worth;

/** All parts that can be missing, the most points first. */
export const gaps: readonly Gap[] = (Object.keys(worth) as Gap[]).toSorted(
  (left, right) => worth[right] - worth[left],
);

/** Completeness of a campaign: points out of 100, and the missing parts: required ones first, then the most points. */
export interface Completeness {
  readonly score: number;
  readonly missing: readonly {
    readonly gap: Gap;
    readonly points: number;
    readonly step: DraftStep;
    /** Field of the form in which the part is filled in. */
    readonly field: DraftFieldName | 'facts' | 'evidence' | 'pictures';
    /** Whether the campaign cannot be published without it. */
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
  'picture-texts': 'pictures',
  english: 'titleEn',
  source: 'sourceUrl',
  checked: 'checkedAt',
  evidence: 'evidence',
};

type Gallery = readonly Pick<GalleryPicture, 'alt' | 'altEn'>[];

const LONG = 200;
const FEW_FACTS = 3;

/** Computes how complete a campaign with this gallery is. */
export function completenessOf(content: DraftContent, gallery: Gallery): Completeness {
  const required = missingFields(content);
  const missing = gaps
    .filter((gap) => !has[gap](content, gallery))
    .map((gap) => ({
      gap,
      points: worth[gap],
      step: stepOf(fields[gap]),
      field: fields[gap],
      // A short description still counts as a description, so a longer one is never required.
      isRequired:
        gap === 'picture-texts' || (gap !== 'long-description' && Object.hasOwn(required, fields[gap])),
    }))
    .toSorted((left, right) => Number(right.isRequired) - Number(left.isRequired));
  return { score: 100 - missing.reduce((sum, { points }) => sum + points, 0), missing };
}

const has: Readonly<Record<Gap, (content: DraftContent, gallery: Gallery) => boolean>> = {
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
  pictures: (_content, gallery) => gallery.length > 0,
  'picture-texts': (_content, gallery) => missingAltTexts(gallery).length === 0,
  english: ({ titleEn, descriptionEn }) => titleEn !== null && descriptionEn !== null,
  source: ({ sourceUrl }) => sourceUrl !== null,
  checked: ({ checkedAt }) => checkedAt !== null,
  evidence: ({ evidence }) => Object.keys(evidence).length > 0,
};
