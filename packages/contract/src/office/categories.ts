import { iconChoices } from '@ayrac/domain/category/icon-choices.ts';
import { referenceField } from '@ayrac/domain/record-field.ts';
import { resource } from './resource.ts';

/** The tree of what the site's campaigns are about. */
export const categories = resource({
  name: 'categories',
  operation: 'manage-categories',
  fields: {
    name: { kind: 'text', isRequired: true, limit: 80, lines: 'one' },
    nameEn: { kind: 'text', isRequired: false, limit: 80, lines: 'one' },
    /** Null at a root. */
    parentId: referenceField({ to: 'categories', isRequired: false }),
    /** Null: the icon follows from the name. */
    icon: { kind: 'choice', isRequired: false, choices: iconChoices.map(({ icon }) => icon) },
    isActive: { kind: 'switch', isRequired: true },
    /** Among those beside it, once somebody has put them in an order; 0 until then. A new one stands behind all. */
    position: { kind: 'whole', isRequired: false, least: 0, most: 1_000_000 },
  },
  sortable: ['name', 'nameEn', 'isActive', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
  filters: ['isActive', 'parentId'],
  // Live campaigns: in it and below, and in it alone.
  figures: ['campaigns', 'ownCampaigns'],
  // The campaigns of its whole branch are found otherwise afterwards.
  writesFar: true,
});
