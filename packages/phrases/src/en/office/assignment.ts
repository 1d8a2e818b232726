import type { AssigneeWords, AssignmentRuleWords } from '../../tr/office/assignment.ts';

/** Phrases of the assignment rules page. */
export const assignmentRules: AssignmentRuleWords = {
  page: 'Assignment rules',
  title: 'Rules',
  one: 'Assignment rule',
  count: ({ count }) => (count === '1' ? '1 rule' : `${count} rules`),
  search: 'Search rules',
  add: 'New rule',
  emptyTitle: 'There are no rules yet',
  emptyText: 'Without rules new requests have no owner. Add a rule, try it, then switch it on.',
  fields: {
    name: { label: 'Rule', hint: 'For example “İzmir, phone”' },
    brandId: { label: 'Brand', hint: '' },
    city: { label: 'Province', hint: 'Empty for any; of members who sent no form it is not known' },
    categoryId: { label: 'Category', hint: 'With those below it; empty for all' },
    channel: {
      label: 'Reached by',
      hint: 'As the person chose; empty for all',
      choices: { phone: 'Phone', email: 'E-mail', sms: 'Text message', whatsapp: 'WhatsApp' },
    },
    language: {
      label: 'Language',
      hint: 'In which the request was sent; empty for both',
      choices: { tr: 'Turkish', en: 'English' },
    },
    people: { label: 'People', hint: 'Requests go round in this order, one to each' },
    isActive: { label: 'On', hint: '' },
    position: { label: 'Order', hint: '' },
  },
  follows:
    'A new rule begins switched off. The rules of a brand are read in order; the first one that fits and has room decides.',
  actions: {
    'switch-on': {
      label: 'Switch on',
      ask: {
        title: ({ label }) => `Switch on “${label}”?`,
        text: 'Requests that come from now on follow it; those that wait stay as they are.',
      },
      done: ({ label }) => `“${label}” is on`,
    },
    'switch-off': { label: 'Switch off', done: ({ label }) => `“${label}” is off` },
  },
  tabs: { trial: 'Trial' },
  trial: {
    title: 'What would the last seven days have been like?',
    none: 'No request came for this brand in the last seven days.',
    summary: ({ byThis, leads }) => `This rule would have given ${byThis} of ${leads} requests to somebody.`,
    unassigned: ({ count }) =>
      count === '1' ? 'Nobody would have had 1 request.' : `Nobody would have had ${count} requests.`,
    people: 'Who would have had how many?',
    peopleHeads: { name: 'Person', leads: 'Requests' },
    latest: 'Latest requests',
    columns: { at: 'Came', campaign: 'Campaign', city: 'Province', had: 'Owner', would: 'By the rules' },
    nobody: 'Nobody',
    byOther: ({ name, rule }) => `${name} (${rule})`,
  },
};

/** Phrases of the team page, which lists the people to whom requests are assigned. */
export const assignees: AssigneeWords = {
  title: 'Team',
  one: 'Team',
  count: ({ count }) => (count === '1' ? '1 person' : `${count} people`),
  search: 'Search people',
  add: '',
  emptyTitle: 'There is nobody yet',
  emptyText: 'Every CRM admin shows here.',
  fields: {
    name: { label: 'Person', hint: '' },
    brandId: { label: 'Brand', hint: '' },
    capacity: {
      label: 'Open requests at most',
      hint: 'Empty for no bound; whoever has come to it is passed over',
    },
    absentFrom: { label: 'Away from', hint: '' },
    absentTo: { label: 'Away until', hint: 'This day included' },
    openLeads: { label: 'Open requests', hint: '' },
    wantsMail: { label: 'Tell by mail', hint: 'Of automations and reminders' },
    wantsReport: {
      label: 'Monthly report by mail',
      hint: 'At the beginning of each month, with the figures of the last one',
    },
  },
};
