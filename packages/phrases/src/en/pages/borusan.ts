import type { PageTemplate } from '../../page-text.ts';
import { borusanNotice } from '../notice-borusan.ts';
import { deadlines } from './deadlines.ts';

/** Page with the longer privacy notice of BMW campaigns, the processors of each kind of data, and the time limits. */
export const borusan: PageTemplate = {
  title: borusanNotice.title,
  description:
    'Detailed notice for people who request a quote for BMW campaigns: controllers, transfers, time limits, applications.',
  version: borusanNotice.version,
  date: '2026-11-29',
  notice: 'borusan',
  introduction: [
    'In BMW campaigns your request passes through the hands of several companies. This detailed notice is therefore given in addition to the general one. The table of ten data categories in the general notice applies here as well.',
  ],
  sections: [
    {
      heading: 'Who holds your data, and what for',
      paragraphs: [
        'The table shows who receives your request. Each company is responsible for its own processing, and you can exercise your rights against each of them. On a demonstration with sample data, requests are not sent to these companies.',
      ],
      table: {
        caption: 'Who receives your request',
        columns: ['Who', 'Role', 'Data', 'What for'],
        rows: [
          [
            '{controllerName}',
            'Data controller',
            'What you give in the form, and your recorded permissions',
            'Receiving the request, sorting out repeated ones, passing it to the brand',
          ],
          [
            'Borusan Otomotiv',
            'Independent controller',
            'What you give in the form, the model that interests you',
            'Directing the request to the authorised dealer, following its progress',
          ],
          [
            'Authorised dealer',
            'Independent controller',
            'What you give in the form, the model that interests you',
            'Preparing the quote, test drive and sale',
          ],
          [
            'Finance company',
            'Independent controller',
            'What is needed for finance, only if you ask for it',
            'Preparing a finance offer',
          ],
          [
            'Suppliers of hosting and email',
            'Processor',
            'The records that the service needs to work',
            'Running the site and its messages',
          ],
        ],
      },
      seeAlso: ['kvkk'],
    },
    deadlines,
  ],
};
