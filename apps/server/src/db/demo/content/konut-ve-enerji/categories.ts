import type { DemoCategory } from '../shape.ts';

export const propertyCategory: DemoCategory = {
  name: 'Konut ve Enerji',
  nameEn: 'Property and energy',
  children: [
    {
      name: 'Konut Projeleri',
      nameEn: 'New-build homes',
      children: [
        { name: 'Daire', nameEn: 'Flats' },
        { name: 'Villa', nameEn: 'Villas' },
      ],
    },
    { name: 'Kiralık Konut', nameEn: 'Homes to rent' },
    { name: 'Elektrik', nameEn: 'Electricity' },
    { name: 'Doğalgaz', nameEn: 'Natural gas' },
    { name: 'Güneş Enerjisi', nameEn: 'Solar energy' },
    { name: 'Tadilat', nameEn: 'Renovation' },
    { name: 'Nakliyat', nameEn: 'Removals' },
    { name: 'Ev Güvenliği', nameEn: 'Home security' },
  ],
};
