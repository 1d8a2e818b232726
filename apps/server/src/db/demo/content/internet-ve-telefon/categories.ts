import type { DemoCategory } from '../shape.ts';

export const telecomCategory: DemoCategory = {
  name: 'İnternet ve Telefon',
  nameEn: 'Internet and phone',
  children: [
    {
      name: 'Ev İnterneti',
      nameEn: 'Home internet',
      children: [
        { name: 'Fiber İnternet', nameEn: 'Fibre' },
        { name: 'VDSL İnternet', nameEn: 'VDSL' },
        { name: 'Kablosuz Ev İnterneti', nameEn: 'Wireless home internet' },
      ],
    },
    {
      name: 'Mobil Tarifeler',
      nameEn: 'Mobile plans',
      children: [
        { name: 'Faturalı Tarifeler', nameEn: 'Monthly plans' },
        { name: 'Faturasız Tarifeler', nameEn: 'Prepaid plans' },
        { name: 'Gençlik Tarifeleri', nameEn: 'Youth plans' },
      ],
    },
    { name: 'TV Paketleri', nameEn: 'TV packages' },
    { name: 'eSIM ve Yurt Dışı', nameEn: 'eSIM and roaming' },
  ],
};
