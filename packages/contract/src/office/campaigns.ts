import { shownStates } from '@ayrac/domain/campaign-draft/shown-state.ts';
import { momentField, referenceField } from '@ayrac/domain/record-field.ts';
import { resource } from './resource.ts';

const line = { kind: 'text', isRequired: false, limit: 300, lines: 'one' } as const;
const moment = momentField({ isRequired: false });
const yesOrNo = { kind: 'switch', isRequired: true } as const;

/** All campaigns with where they stand. They are written by their drafts, and by what can be done to many. */
export const campaigns = resource({
  name: 'campaigns',
  operation: 'manage-campaigns',
  fields: {
    title: line,
    state: { kind: 'choice', isRequired: true, choices: shownStates },
    brandId: referenceField({ to: 'brands', isRequired: true }),
    categoryId: referenceField({ to: 'categories', isRequired: true }),
    endAt: moment,
    publishAt: moment,
    checkedAt: moment,
    /** A username. */
    checkedBy: line,
    nextCheckAt: moment,
    discount: line,
    slug: line,
    hasPicture: yesOrNo,
    /** Whether nobody has compared a live one with its source for 30 days. */
    isUnchecked: yesOrNo,
    isContradictory: yesOrNo,
    /** Whether a change of it is being written. */
    hasDraft: yesOrNo,
  },
  sortable: ['title', 'endAt', 'checkedAt', 'createdAt', 'updatedAt'],
  defaultSort: '-updatedAt',
  filters: ['state', 'brandId', 'categoryId', 'endAt', 'hasPicture', 'isUnchecked', 'isContradictory'],
  figures: ['views', 'requests', 'followers'],
  deeds: ['list', 'get', 'export'],
});

/** What can be done to many campaigns without a look at each. */
export const manyDeeds = ['publish', 'withdraw', 'archive', 'unarchive', 'duplicate'] as const;
/** One of these. */
export type ManyDeed = (typeof manyDeeds)[number];
