import type { SuspectLeadWords } from '../../tr/office/suspect-leads.ts';

/** Phrases for requests in the CRM that look automated. */
export const suspectLeads: SuspectLeadWords = {
  page: 'Suspect requests',
  title: 'Waiting',
  one: 'Suspect request',
  refused: 'Refused',
  count: ({ count }) => (count === '1' ? '1 request' : `${count} requests`),
  search: 'Name, email or last digits of the phone',
  add: '',
  emptyTitle: 'No suspect requests',
  emptyText: 'Requests that look automated wait here. They stay out of every list until you accept them.',
  emptyRefused: 'No refused requests',
  emptyRefusedText: 'Requests you refuse stay here, so you can still accept them later.',
  waiting: ({ count }) =>
    count === '1'
      ? '1 suspect request is waiting for review'
      : `${count} suspect requests are waiting for review`,
  unknown: 'No reason recorded',
  why: 'Why is it suspect?',
  reasons: {
    trap: {
      label: 'Hidden field filled',
      text: 'A field that people cannot see was filled in, which bots usually do.',
    },
    'too-fast': { label: 'Too fast', text: 'The form was sent faster than a person could type.' },
    crowded: {
      label: 'Many requests',
      text: 'Many requests came from the same network in a short time.',
    },
  },
  fields: {
    name: { label: 'Person', hint: '' },
    suspicions: { label: 'Why', hint: '' },
    stand: { label: 'Status', hint: '', choices: { waiting: 'Waiting', refused: 'Refused' } },
    campaignId: { label: 'Campaign', hint: '' },
    brandId: { label: 'Brand', hint: '' },
    phone: { label: 'Phone', hint: '' },
    email: { label: 'Email', hint: '' },
    city: { label: 'Province', hint: '' },
    reviewedBy: { label: 'Reviewed by', hint: '' },
    reviewedAt: { label: 'Reviewed', hint: '' },
    createdAt: { label: 'Sent', hint: '' },
  },
  actions: {
    accept: {
      label: 'Accept',
      done: ({ label }) => `Accepted: ${label}`,
      doneMany: ({ count }) => (count === '1' ? '1 request accepted' : `${count} requests accepted`),
      askMany: {
        title: ({ count }) => (count === '1' ? 'Accept this request?' : `Accept these ${count} requests?`),
        text: 'They count as just received: they are assigned, passed on to the brand, their time to first answer starts, and a confirmation email goes to each sender. You can undo this for ten minutes, but emails and deliveries that have gone out by then cannot be recalled.',
      },
    },
    refuse: {
      label: 'Refuse',
      done: ({ label }) => `Refused: ${label}`,
      doneMany: ({ count }) => (count === '1' ? '1 request refused' : `${count} requests refused`),
    },
  },
  follows:
    'When you accept a request, it counts as just received: the sender gets a confirmation, and the time to first answer starts.',
};
