import type { PageSection } from '../../page-text.ts';

/** How to apply, and the time limit of each step. Both notices end with this section. */
export const deadlines: PageSection = {
  heading: 'Time limits: 30, 30 and 60 days',
  paragraphs: [
    'An application contains your first and last name, your signature if it is on paper, your Turkish identity number (for foreigners: nationality and passport number or, if there is one, identity number), your address for service, your e-mail address and phone for notification if you have them, and what you ask for. You may add documents on the matter. The time limits run as follows:',
  ],
  table: {
    caption: 'Time limits for applications and complaints',
    columns: ['Step', 'Limit', 'Counted from', 'How'],
    rows: [
      [
        'Your application is concluded',
        '30 days at the latest',
        'The day it reaches us',
        'You are answered in writing or by e-mail.',
      ],
      [
        'Complaint to the Board about the reply',
        '30 days',
        'The day you learn the reply',
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
