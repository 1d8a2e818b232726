import { iconChoices } from '@ayrac/domain/category/icon-choices.ts';
import { referenceField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

/** Tree of the site's categories. */
export const categories = resource({
  name: 'categories',
  operation: 'manage-categories',
  fields: {
    name: { kind: 'text', isRequired: true, limit: 80, lines: 'one' },
    nameEn: { kind: 'text', isRequired: false, limit: 80, lines: 'one' },
    /** Null for a root. */
    parentId: referenceField({ to: 'categories', isRequired: false }),
    /** Null means that the icon is derived from the name. */
    icon: { kind: 'choice', isRequired: false, choices: iconChoices.map(({ icon }) => icon) },
    isActive: { kind: 'switch', isRequired: true },
    /** Position among its siblings, or 0 until somebody has sorted them. New categories come last. */
    position: { kind: 'whole', isRequired: false, least: 0, most: 1_000_000 },
  },
  englishName: 'nameEn',
  sortable: ['name', 'nameEn', 'isActive', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
  filters: ['isActive', 'parentId'],
  // Live campaigns in the whole branch, and in the category itself.
  figures: ['campaigns', 'ownCampaigns'],
  // A change affects the search data of all campaigns in the branch.
  writesFar: true,
});
