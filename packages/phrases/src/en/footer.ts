import type { footer as turkish } from '../tr/footer.ts';

export const footer: typeof turkish = {
  features: {
    title: 'Why Ayraç?',
    price: {
      title: 'Best price',
      text: 'See offers for the same need side by side, and measure the difference yourself.',
    },
    financing: {
      title: 'Financing',
      text: 'Compare the loan terms of the banks on one screen, with their true total cost.',
    },
    support: {
      title: 'Support',
      text: 'We stay with you while your quote is on its way, and your details stay in safe hands.',
    },
  },
  campaigns: 'All campaigns',
  explore: 'Explore',
  company: 'Ayraç',
  legal: 'Legal',
  about: 'About us',
  contact: 'Contact',
  howWeEarn: 'How the site earns',
  careers: 'Careers',
  privacy: 'Privacy policy',
  terms: 'Terms of use',
  kvkk: 'Personal data notice (KVKK)',
  cookiePolicy: 'Cookie policy',
  cookieSettings: 'Cookie settings',
  social: 'Social media',
  demo: 'The brands, campaigns and prices on this site are sample data for demonstration.',
  rights: (p) => `© ${p.year} Ayraç. All rights reserved.`,
};
