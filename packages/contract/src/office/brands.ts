import { readBrandColour } from '@ayrac/domain/brand/brand-colour.ts';
import { readWebsite } from '@ayrac/domain/brand/website.ts';
import { readPictureHash } from '@ayrac/domain/picture/picture-hash.ts';
import { resource } from './resource.ts';

const ADDRESS_LIMIT = 300;

/** Brands whose campaigns the site shows. */
export const brands = resource({
  name: 'brands',
  operation: 'manage-brands',
  fields: {
    name: { kind: 'text', isRequired: true, limit: 80, lines: 'one', isVerbatim: true },
    brandUrl: {
      kind: 'website',
      isRequired: false,
      limit: ADDRESS_LIMIT,
      read: (text: string) => readWebsite(text, ADDRESS_LIMIT),
    },
    colour: { kind: 'colour', isRequired: true, limit: 7, read: readBrandColour },
    logoHash: { kind: 'picture', isRequired: false, limit: 20, read: readPictureHash },
    about: { kind: 'text', isRequired: false, limit: 2_000, lines: 'many' },
    aboutEn: { kind: 'text', isRequired: false, limit: 2_000, lines: 'many' },
    isActive: { kind: 'switch', isRequired: true },
  },
  sortable: ['name', 'isActive', 'createdAt', 'updatedAt'],
  defaultSort: 'name',
  filters: ['isActive', 'updatedAt'],
  figures: ['campaigns'],
  writesFar: true,
});
