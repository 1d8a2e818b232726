import { referenceField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

/** Categories in which each brand is active. A link is created with the brand's first campaign in a category. */
export const brandCategories = resource({
  name: 'brand-categories',
  operation: 'manage-brands',
  fields: {
    /** Names of the brand, the category and its parent. */
    title: { kind: 'text', isRequired: true, limit: 300, lines: 'one' },
    brandId: referenceField({ to: 'brands', isRequired: true }),
    categoryId: referenceField({ to: 'categories', isRequired: true }),
    isPaused: { kind: 'switch', isRequired: true },
    position: { kind: 'whole', isRequired: true, least: 0, most: 1_000_000 },
  },
  written: ['isPaused'],
  sortable: ['position', 'title', 'createdAt', 'updatedAt'],
  defaultSort: 'position',
  filters: ['brandId', 'categoryId', 'isPaused', 'updatedAt'],
  isOrdered: true,
  orderedWithin: 'brandId',
  figures: ['campaigns'],
  calls: ['list', 'get', 'change', 'order', 'bulk', 'history', 'export'],
});
