import { galleryLacks } from '@ayrac/domain/picture/picture-lists.ts';
import { referenceField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

/** Campaign galleries as records, for file exports and for saved views of their list. */
export const campaignGalleries = resource({
  name: 'campaign-galleries',
  operation: 'manage-pictures',
  fields: {
    title: { kind: 'text', isRequired: true, limit: 200, lines: 'one' },
    brandId: referenceField({ isRequired: true, to: 'brands' }),
    lacks: { kind: 'choice', isRequired: false, choices: galleryLacks },
  },
  figures: ['pictures', 'missingTexts'],
  sortable: ['createdAt'],
  defaultSort: '-createdAt',
  filters: ['lacks'],
  findsTo: 10_000,
  calls: ['list', 'export'],
});
