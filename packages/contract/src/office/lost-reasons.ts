import { resource } from './resource.ts';

/** Reasons for lost leads that staff can choose from. */
export const lostReasons = resource({
  name: 'lost-reasons',
  operation: 'manage-reference-data',
  menu: { group: 'reference', icon: 'trending-down' },
  fields: {
    name: { kind: 'text', isRequired: true, limit: 80, lines: 'one' },
    nameEn: { kind: 'text', isRequired: true, limit: 80, lines: 'one' },
    isActive: { kind: 'switch', isRequired: true },
    position: { kind: 'whole', isRequired: true, least: 0, most: 1_000_000 },
  },
  englishName: 'nameEn',
  sortable: ['position', 'name', 'isActive', 'createdAt', 'updatedAt'],
  defaultSort: 'position',
  filters: ['isActive', 'updatedAt'],
  isOrdered: true,
  /** Number of leads lost for this reason. */
  figures: ['leads'],
});
