import type { DemoCategory } from '../shape.ts';

export const insuranceCategory: DemoCategory = {
  name: 'Sigorta',
  nameEn: 'Insurance',
  children: [
    {
      name: 'Araç Sigortası',
      nameEn: 'Vehicle insurance',
      children: [
        { name: 'Kasko', nameEn: 'Comprehensive motor' },
        { name: 'Trafik Sigortası', nameEn: 'Compulsory traffic' },
      ],
    },
    {
      name: 'Sağlık Sigortası',
      nameEn: 'Health insurance',
      children: [
        { name: 'Tamamlayıcı Sağlık', nameEn: 'Supplementary health' },
        { name: 'Seyahat Sağlık', nameEn: 'Travel health' },
      ],
    },
    {
      name: 'Konut ve Afet',
      nameEn: 'Home and disaster',
      children: [
        { name: 'Konut Sigortası', nameEn: 'Home insurance' },
        { name: 'DASK', nameEn: 'Earthquake (DASK)' },
      ],
    },
    { name: 'Evcil Hayvan Sigortası', nameEn: 'Pet insurance' },
    { name: 'Hayat Sigortası', nameEn: 'Life insurance' },
  ],
};
