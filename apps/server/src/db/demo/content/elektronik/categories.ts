import type { DemoCategory } from '../shape.ts';

export const electronicsCategory: DemoCategory = {
  name: 'Elektronik',
  nameEn: 'Electronics',
  children: [
    {
      name: 'Cep Telefonu',
      nameEn: 'Mobile phones',
      children: [
        { name: 'Akıllı Telefonlar', nameEn: 'Smartphones' },
        { name: 'Yenilenmiş Telefonlar', nameEn: 'Refurbished phones' },
      ],
    },
    {
      name: 'Bilgisayar',
      nameEn: 'Computers',
      children: [
        { name: 'Dizüstü Bilgisayarlar', nameEn: 'Laptops' },
        { name: 'Tabletler', nameEn: 'Tablets' },
      ],
    },
    { name: 'Televizyon', nameEn: 'Televisions' },
    { name: 'Oyun', nameEn: 'Gaming' },
    { name: 'Kulaklık ve Ses', nameEn: 'Headphones and audio' },
    { name: 'Giyilebilir Teknoloji', nameEn: 'Wearables' },
    { name: 'Fotoğraf ve Kamera', nameEn: 'Photo and cameras' },
    { name: 'Elektronik Aksesuar', nameEn: 'Electronic accessories' },
  ],
};
