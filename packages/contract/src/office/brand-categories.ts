import { referenceField } from '@ayrac/domain/record-field.ts';
import { resource } from './resource.ts';

/** In which categories each brand works; a brand's first campaign in a category makes the link. */
export const brandCategories = resource({
  name: 'brand-categories',
  operation: 'manage-brands',
  fields: {
    /** The brand and the category with the one above it, by their names. */
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
  deeds: ['list', 'get', 'change', 'order', 'bulk', 'history', 'export'],
});
