import type { DemoCategory } from '../shape.ts';

export const carCategory: DemoCategory = {
  name: 'Otomobil',
  nameEn: 'Cars',
  children: [
    {
      name: 'Sıfır Otomobil',
      nameEn: 'New cars',
      children: [
        { name: 'Elektrikli', nameEn: 'Electric' },
        { name: 'SUV', nameEn: 'SUV' },
        { name: 'Sedan', nameEn: 'Saloon' },
        { name: 'Hatchback', nameEn: 'Hatchback' },
      ],
    },
    { name: 'Ticari Araç', nameEn: 'Commercial vehicles' },
    { name: 'Motosiklet', nameEn: 'Motorcycles' },
    { name: 'Araç Kiralama', nameEn: 'Car rental' },
    { name: 'Bakım ve Servis', nameEn: 'Service and repair' },
    { name: 'Lastik', nameEn: 'Tyres' },
    { name: 'Oto Aksesuar', nameEn: 'Car accessories' },
    { name: 'Şarj', nameEn: 'Charging' },
  ],
};
