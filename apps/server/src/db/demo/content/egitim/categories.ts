import type { DemoCategory } from '../shape.ts';

export const educationCategory: DemoCategory = {
  name: 'Eğitim',
  nameEn: 'Education',
  children: [
    {
      name: 'Dil Kursları',
      nameEn: 'Language courses',
      children: [
        { name: 'İngilizce', nameEn: 'English' },
        { name: 'Almanca', nameEn: 'German' },
      ],
    },
    {
      name: 'Sınav Hazırlık',
      nameEn: 'Exam preparation',
      children: [
        { name: 'YKS', nameEn: 'University entrance (YKS)' },
        { name: 'LGS', nameEn: 'High school entrance (LGS)' },
      ],
    },
    { name: 'Yazılım ve Teknoloji', nameEn: 'Software and technology' },
    { name: 'Yurt Dışı Eğitim', nameEn: 'Study abroad' },
    { name: 'Kreş ve Anaokulu', nameEn: 'Nursery and preschool' },
    { name: 'Sanat ve Müzik', nameEn: 'Art and music' },
    { name: 'Sertifika ve Yüksek Lisans', nameEn: 'Certificates and master’s degrees' },
  ],
};
