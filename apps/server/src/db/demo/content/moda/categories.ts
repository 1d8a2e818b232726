import type { DemoCategory } from '../shape.ts';

export const fashionCategory: DemoCategory = {
  name: 'Moda',
  nameEn: 'Fashion',
  children: [
    {
      name: 'Kadın',
      nameEn: 'Women',
      children: [
        { name: 'Elbise', nameEn: 'Dresses' },
        { name: 'Dış Giyim', nameEn: 'Outerwear' },
      ],
    },
    {
      name: 'Erkek',
      nameEn: 'Men',
      children: [
        { name: 'Takım Elbise', nameEn: 'Suits' },
        { name: 'Mont ve Kaban', nameEn: 'Jackets and coats' },
      ],
    },
    { name: 'Çocuk Giyim', nameEn: 'Children’s clothing' },
    {
      name: 'Ayakkabı',
      nameEn: 'Shoes',
      children: [
        { name: 'Sneaker', nameEn: 'Trainers' },
        { name: 'Bot ve Çizme', nameEn: 'Boots' },
      ],
    },
    { name: 'Çanta', nameEn: 'Bags' },
    { name: 'Saat ve Takı', nameEn: 'Watches and jewellery' },
    { name: 'Spor Giyim', nameEn: 'Sportswear' },
  ],
};
