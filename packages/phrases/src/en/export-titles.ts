import type { exportTitles as turkish } from '../tr/export-titles.ts';

export const exportTitles: typeof turkish = {
  every: {
    id: 'Record number',
    createdAt: 'Created',
    updatedAt: 'Last change',
    changedBy: 'Last changed by',
  },
  brands: {
    name: 'Brand',
    brandUrl: 'Website',
    colour: 'Colour',
    about: 'About',
    aboutEn: 'About, in English',
    isActive: 'Published',
  },
  occupations: { name: 'Occupation', nameEn: 'English name', isActive: 'In use', position: 'Position' },
};
