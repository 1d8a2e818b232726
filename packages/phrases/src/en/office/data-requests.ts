import type { DataRequestWords } from '../../tr/office/data-requests.ts';

export const dataRequests: DataRequestWords = {
  title: 'Data requests',
  one: 'Data request',
  count: (p) => `${p.count} ${p.count === '1' ? 'request' : 'requests'}`,
  search: 'Search username',
  add: 'New request',
  emptyTitle: 'No request is waiting',
  emptyText: 'What members ask of their personal data is listed here; each is answered within 30 days.',
  fields: {
    username: { label: 'Username', hint: '' },
    kind: {
      label: 'Subject',
      hint: '',
      choices: {
        access: 'Information and access',
        correction: 'Correction',
        erasure: 'Erasure',
        objection: 'Objection',
        transfer: 'Transfer',
        other: 'Other',
      },
    },
    dueAt: { label: 'Due', hint: '' },
    isAnswered: { label: 'Answered', hint: '' },
    answeredAt: { label: 'Answered on', hint: '' },
    body: { label: 'Request', hint: '' },
    answer: { label: 'Answer', hint: '' },
  },
  tabs: { answer: 'Answer' },
  overdue: (p) => `${p.date}, overdue`,
  form: {
    answer: { label: 'Your answer', hint: 'Goes to the person by email, in their language' },
    attachesData: 'Attach all data that is held of them',
    send: 'Answer and close',
    sent: (p) => `Answer sent: ${p.name}`,
    answered: 'This request was answered.',
    person: 'Open the person’s page',
  },
};
