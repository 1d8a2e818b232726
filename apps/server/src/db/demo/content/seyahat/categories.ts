import type { DemoCategory } from '../shape.ts';

export const travelCategory: DemoCategory = {
  name: 'Seyahat',
  nameEn: 'Travel',
  children: [
    {
      name: 'Otel',
      nameEn: 'Hotels',
      children: [
        { name: 'Deniz Oteli', nameEn: 'Seaside Hotels' },
        { name: 'Şehir Oteli', nameEn: 'City Hotels' },
        { name: 'Termal Otel', nameEn: 'Thermal Hotels' },
      ],
    },
    { name: 'Uçak Bileti', nameEn: 'Flights' },
    { name: 'Otobüs Bileti', nameEn: 'Coach Tickets' },
    { name: 'Tur', nameEn: 'Tours' },
    { name: 'Kruvaziyer', nameEn: 'Cruises' },
    { name: 'Feribot', nameEn: 'Ferries' },
    { name: 'Vize ve Transfer', nameEn: 'Visas and Transfers' },
  ],
};
