import type { PageSection } from '../../page-text.ts';

/** How to apply, and the time limit of each step. Both notices end with this section. */
export const deadlines: PageSection = {
  heading: 'Time limits: 30, 30 and 60 days',
  paragraphs: [
    'An application contains your first and last name, your signature if it is on paper, your Turkish identity number (for foreigners: nationality and passport number or, if there is one, identity number), your address for service, your email address and phone number for notification if you have them, and what you are asking for. You may add supporting documents. The time limits are as follows:',
  ],
  table: {
    caption: 'Time limits for applications and complaints',
    columns: ['Step', 'Limit', 'Counted from', 'How'],
    rows: [
      [
        'Our answer to your application',
        '30 days at the latest',
        'The day it reaches us',
        'You are answered in writing or by email.',
      ],
      [
        'Complaint to the Board about the reply',
        '30 days',
        'The day you receive the reply',
        'To the Personal Data Protection Board; you must have applied to us first.',
      ],
      [
        'Last day for a complaint',
        '60 days in any case',
        'The day you applied to us',
        'To the Board within this time, even if no reply was given.',
      ],
    ],
  },
};
