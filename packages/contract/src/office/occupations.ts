import { resource } from './resource.ts';

/** Occupations for the profile's *job*. */
export const occupations = resource({
  name: 'occupations',
  operation: 'manage-reference-data',
  fields: {
    name: { kind: 'text', isRequired: true, limit: 80, lines: 'one' },
    nameEn: { kind: 'text', isRequired: false, limit: 80, lines: 'one' },
    isActive: { kind: 'switch', isRequired: true },
    position: { kind: 'whole', isRequired: true, least: 0, most: 1_000_000 },
  },
  englishName: 'nameEn',
  sortable: ['position', 'name', 'nameEn', 'isActive', 'createdAt', 'updatedAt'],
  defaultSort: 'position',
  filters: ['isActive', 'updatedAt'],
  isOrdered: true,
});
