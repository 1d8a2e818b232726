import type { DemoCategory } from '../shape.ts';

export const propertyCategory: DemoCategory = {
  name: 'Konut ve Enerji',
  nameEn: 'Property and Energy',
  children: [
    {
      name: 'Konut Projeleri',
      nameEn: 'New-Build Homes',
      children: [
        { name: 'Daire', nameEn: 'Flats' },
        { name: 'Villa', nameEn: 'Villas' },
      ],
    },
    { name: 'Kiralık Konut', nameEn: 'Homes to Rent' },
    { name: 'Elektrik', nameEn: 'Electricity' },
    { name: 'Doğalgaz', nameEn: 'Natural Gas' },
    { name: 'Güneş Enerjisi', nameEn: 'Solar Energy' },
    { name: 'Tadilat', nameEn: 'Renovation' },
    { name: 'Nakliyat', nameEn: 'Removals' },
    { name: 'Ev Güvenliği', nameEn: 'Home Security' },
  ],
};
