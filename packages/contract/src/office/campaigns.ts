import { shownStates } from '@ayrac/domain/campaign-draft/shown-state.ts';
import { momentField, referenceField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

const line = { kind: 'text', isRequired: false, limit: 300, lines: 'one' } as const;
const code = { ...line, isVerbatim: true } as const;
const moment = momentField({ isRequired: false });
const yesOrNo = { kind: 'switch', isRequired: true } as const;
const concern = { ...yesOrNo, isConcern: true } as const;

/** All campaigns with their state. They are edited through drafts and bulk actions. */
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
    /** Username. */
    checkedBy: code,
    nextCheckAt: moment,
    discount: line,
    slug: code,
    hasPicture: yesOrNo,
    /** Whether a live campaign has not been compared with its source for 30 days. */
    isUnchecked: concern,
    isContradictory: concern,
    /** Whether the campaign has an unpublished change. */
    hasDraft: yesOrNo,
  },
  sortable: ['title', 'endAt', 'checkedAt', 'createdAt', 'updatedAt'],
  defaultSort: '-updatedAt',
  filters: ['state', 'brandId', 'categoryId', 'endAt', 'hasPicture', 'isUnchecked', 'isContradictory'],
  figures: ['views', 'requests', 'followers'],
  findsTo: 10_000,
  calls: ['list', 'get', 'export'],
});

/** Actions that can be applied to several campaigns without reviewing each of them. */
export const manyActions = ['publish', 'withdraw', 'archive', 'unarchive', 'duplicate'] as const;
/** Action on several campaigns. */
export type ManyAction = (typeof manyActions)[number];
