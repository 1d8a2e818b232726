import type { DemoCategory } from '../shape.ts';

export const travelCategory: DemoCategory = {
  name: 'Seyahat',
  nameEn: 'Travel',
  children: [
    {
      name: 'Otel',
      nameEn: 'Hotels',
      children: [
        { name: 'Deniz Oteli', nameEn: 'Seaside hotels' },
        { name: 'Şehir Oteli', nameEn: 'City hotels' },
        { name: 'Termal Otel', nameEn: 'Thermal hotels' },
      ],
    },
    { name: 'Uçak Bileti', nameEn: 'Flights' },
    { name: 'Otobüs Bileti', nameEn: 'Coach tickets' },
    { name: 'Tur', nameEn: 'Tours' },
    { name: 'Kruvaziyer', nameEn: 'Cruises' },
    { name: 'Feribot', nameEn: 'Ferries' },
    { name: 'Vize ve Transfer', nameEn: 'Visas and transfers' },
  ],
};
