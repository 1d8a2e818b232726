import type { DemoCategory } from '../shape.ts';

export const financeCategory: DemoCategory = {
  name: 'Finans',
  nameEn: 'Finance',
  children: [
    { name: 'İhtiyaç Kredisi', nameEn: 'Personal loans' },
    {
      name: 'Taşıt Kredisi',
      nameEn: 'Vehicle loans',
      children: [
        { name: 'İkinci El Araç Kredisi', nameEn: 'Used car loans' },
        { name: 'Elektrikli Araç Kredisi', nameEn: 'Electric car loans' },
      ],
    },
    { name: 'Konut Kredisi', nameEn: 'Home loans' },
    {
      name: 'Kredi Kartı',
      nameEn: 'Credit cards',
      children: [
        { name: 'Aidatsız Kartlar', nameEn: 'No-fee cards' },
        { name: 'Seyahat Kartları', nameEn: 'Travel cards' },
        { name: 'Alışveriş Kartları', nameEn: 'Shopping cards' },
      ],
    },
    { name: 'Mevduat', nameEn: 'Deposits' },
    { name: 'Yatırım', nameEn: 'Investments' },
    {
      name: 'KOBİ ve POS',
      nameEn: 'Small business and POS',
      children: [
        { name: 'POS ve Tahsilat', nameEn: 'POS and payments' },
        { name: 'KOBİ Kredisi', nameEn: 'Business loans' },
      ],
    },
  ],
};
