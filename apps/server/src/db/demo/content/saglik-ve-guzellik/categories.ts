import type { DemoCategory } from '../shape.ts';

export const wellnessCategory: DemoCategory = {
  name: 'Sağlık ve Güzellik',
  nameEn: 'Health and Beauty',
  children: [
    {
      name: 'Kozmetik',
      nameEn: 'Cosmetics',
      children: [
        { name: 'Cilt Bakımı', nameEn: 'Skin Care' },
        { name: 'Makyaj', nameEn: 'Make-up' },
        { name: 'Parfüm', nameEn: 'Perfume' },
      ],
    },
    { name: 'Diş ve Ağız Bakımı', nameEn: 'Dental and Oral Care' },
    { name: 'Göz ve Optik', nameEn: 'Eyewear and Optics' },
    { name: 'Check-up', nameEn: 'Check-ups' },
    { name: 'Spor Salonu', nameEn: 'Gyms' },
    { name: 'Kuaför', nameEn: 'Hairdressers' },
    { name: 'Spa ve Masaj', nameEn: 'Spa and Massage' },
    { name: 'Vitamin ve Takviye', nameEn: 'Vitamins and Supplements' },
  ],
};
