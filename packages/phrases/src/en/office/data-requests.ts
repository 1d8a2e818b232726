import type { DataRequestWords } from '../../tr/office/data-requests.ts';

export const dataRequests: DataRequestWords = {
  title: 'Data requests',
  one: 'Data request',
  count: (p) => `${p.count} ${p.count === '1' ? 'request' : 'requests'}`,
  search: 'Search by username',
  add: 'New request',
  emptyTitle: 'No requests waiting',
  emptyText: 'Members’ requests about their personal data appear here. Answer each within 30 days.',
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
  overdue: (p) => `${p.date}, overdue`,
  form: {
    answer: { label: 'Your answer', hint: 'Emailed to the person in their language' },
    attachesData: 'Attach all data we hold about them',
    send: 'Answer and close',
    sent: (p) => `Answer sent: ${p.name}`,
    answered: 'This request has been answered.',
    person: 'Open person page',
  },
};
