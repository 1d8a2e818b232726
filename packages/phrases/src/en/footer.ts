import type { footer as turkish } from '../tr/footer.ts';

export const footer: typeof turkish = {
  features: {
    title: 'Why Ayraç?',
    price: {
      title: 'Best price',
      text: 'Every campaign shows how its price is made up.',
    },
    financing: {
      title: 'Financing',
      text: 'Compare loans by what you pay in total.',
    },
    support: {
      title: 'Support',
      text: 'Write to us; a person reads every message.',
    },
  },
  campaigns: 'All campaigns',
  explore: 'Explore',
  company: 'Ayraç',
  legal: 'Legal',
  about: 'About us',
  contact: 'Contact',
  write: 'Write to us',
  howWeEarn: 'How we make money',
  careers: 'Careers',
  newsletter: 'Newsletter',
  privacy: 'Privacy policy',
  terms: 'Terms of use',
  kvkk: 'KVKK privacy notice',
  cookiePolicy: 'Cookie policy',
  cookieSettings: 'Cookie settings',
  social: 'Social media',
  demo: 'Brands, campaigns and prices are sample data for demonstration.',
  rights: (p) => `© ${p.year} Ayraç. All rights reserved.`,
};
