import type { DemoCategory } from '../shape.ts';

export const foodCategory: DemoCategory = {
  name: 'Market ve Yemek',
  nameEn: 'Groceries and Food',
  children: [
    {
      name: 'Market',
      nameEn: 'Supermarket',
      children: [
        { name: 'Temel Gıda', nameEn: 'Staples' },
        { name: 'Meyve ve Sebze', nameEn: 'Fruit and Vegetables' },
        { name: 'Temizlik Ürünleri', nameEn: 'Cleaning Supplies' },
      ],
    },
    { name: 'Online Market', nameEn: 'Online Groceries' },
    { name: 'Restoran', nameEn: 'Restaurants' },
    { name: 'Yemek Siparişi', nameEn: 'Food Delivery' },
    { name: 'Kahve', nameEn: 'Coffee' },
    { name: 'Su ve İçecek', nameEn: 'Water and Drinks' },
    { name: 'Tatlı', nameEn: 'Desserts' },
  ],
};
