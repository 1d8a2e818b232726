import type { DemoCategory } from '../shape.ts';

export const foodCategory: DemoCategory = {
  name: 'Market ve Yemek',
  nameEn: 'Groceries and food',
  children: [
    {
      name: 'Market',
      nameEn: 'Supermarket',
      children: [
        { name: 'Temel Gıda', nameEn: 'Staples' },
        { name: 'Meyve ve Sebze', nameEn: 'Fruit and vegetables' },
        { name: 'Temizlik Ürünleri', nameEn: 'Cleaning supplies' },
      ],
    },
    { name: 'Online Market', nameEn: 'Online groceries' },
    { name: 'Restoran', nameEn: 'Restaurants' },
    { name: 'Yemek Siparişi', nameEn: 'Food delivery' },
    { name: 'Kahve', nameEn: 'Coffee' },
    { name: 'Su ve İçecek', nameEn: 'Water and drinks' },
    { name: 'Tatlı', nameEn: 'Desserts' },
  ],
};
