import type { DemoCategory } from '../shape.ts';

export const homeCategory: DemoCategory = {
  name: 'Ev ve Yaşam',
  nameEn: 'Home and Living',
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
    { name: 'Beyaz Eşya', nameEn: 'Large Appliances' },
    { name: 'Küçük Ev Aletleri', nameEn: 'Small Appliances' },
    { name: 'Ev Tekstili', nameEn: 'Home Textiles' },
    { name: 'Bahçe', nameEn: 'Garden' },
    { name: 'Aydınlatma', nameEn: 'Lighting' },
    { name: 'Evcil Hayvan', nameEn: 'Pets' },
  ],
};
