import type { DemoCategory } from '../shape.ts';

export const homeCategory: DemoCategory = {
  name: 'Ev ve Yaşam',
  nameEn: 'Home and living',
  children: [
    {
      name: 'Mobilya',
      nameEn: 'Furniture',
      children: [
        { name: 'Koltuk Takımı', nameEn: 'Sofas' },
        { name: 'Yatak ve Baza', nameEn: 'Beds' },
        { name: 'Mutfak Mobilyası', nameEn: 'Kitchens' },
      ],
    },
    { name: 'Beyaz Eşya', nameEn: 'Large appliances' },
    { name: 'Küçük Ev Aletleri', nameEn: 'Small appliances' },
    { name: 'Ev Tekstili', nameEn: 'Home textiles' },
    { name: 'Bahçe', nameEn: 'Garden' },
    { name: 'Aydınlatma', nameEn: 'Lighting' },
    { name: 'Evcil Hayvan', nameEn: 'Pets' },
  ],
};
