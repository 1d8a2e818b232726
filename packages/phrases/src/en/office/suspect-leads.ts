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
  emptyText: 'Requests that seem to come from a robot wait here; no list shows them until you accept them.',
  emptyRefused: 'No refused requests',
  emptyRefusedText: 'Requests that you refuse stay here; should you change your mind, you can accept them.',
  waiting: ({ count }) =>
    count === '1'
      ? '1 suspect request is waiting for a look.'
      : `${count} suspect requests are waiting for a look.`,
  look: 'Look',
  unknown: 'No reason was kept',
  why: 'Why is it suspect?',
  reasons: {
    trap: {
      label: 'Hidden field filled',
      text: 'A field that people do not see was filled in, as robots usually do.',
    },
    'too-fast': { label: 'Too fast', text: 'The form was sent faster than a person can type.' },
    crowded: {
      label: 'Many requests',
      text: 'Many requests came from the same network within a short time.',
    },
  },
  fields: {
    name: { label: 'Person', hint: '' },
    suspicions: { label: 'Why', hint: '' },
    stand: { label: 'State', hint: '', choices: { waiting: 'Waiting', refused: 'Refused' } },
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
    },
    refuse: {
      label: 'Refuse',
      done: ({ label }) => `Refused: ${label}`,
      doneMany: ({ count }) => (count === '1' ? '1 request refused' : `${count} requests refused`),
    },
  },
  follows:
    'An accepted request arrives at that moment: its sender gets the confirmation, and the clock of the first answer starts.',
};
