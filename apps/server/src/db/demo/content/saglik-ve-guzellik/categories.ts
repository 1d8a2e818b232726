import type { DemoCategory } from '../shape.ts';

export const wellnessCategory: DemoCategory = {
  name: 'Sağlık ve Güzellik',
  nameEn: 'Health and beauty',
  children: [
    {
      name: 'Kozmetik',
      nameEn: 'Cosmetics',
      children: [
        { name: 'Cilt Bakımı', nameEn: 'Skin care' },
        { name: 'Makyaj', nameEn: 'Make-up' },
        { name: 'Parfüm', nameEn: 'Perfume' },
      ],
    },
    { name: 'Diş ve Ağız Bakımı', nameEn: 'Dental and oral care' },
    { name: 'Göz ve Optik', nameEn: 'Eyewear and optics' },
    { name: 'Check-up', nameEn: 'Check-ups' },
    { name: 'Spor Salonu', nameEn: 'Gyms' },
    { name: 'Kuaför', nameEn: 'Hairdressers' },
    { name: 'Spa ve Masaj', nameEn: 'Spa and massage' },
    { name: 'Vitamin ve Takviye', nameEn: 'Vitamins and supplements' },
  ],
};
