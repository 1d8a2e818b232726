import type { AssigneeWords, AssignmentRuleWords } from '../../tr/office/assignment.ts';

/** Phrases of the assignment rules page. */
export const assignmentRules: AssignmentRuleWords = {
  page: 'Assignment rules',
  title: 'Rules',
  one: 'Assignment rule',
  count: ({ count }) => (count === '1' ? '1 rule' : `${count} rules`),
  search: 'Search rules',
  add: 'New rule',
  emptyTitle: 'No rules yet',
  emptyText: 'Without rules, new requests have no owner. Add a rule, try it, then turn it on.',
  fields: {
    name: { label: 'Rule', hint: 'For example, “İzmir, phone”' },
    brandId: { label: 'Brand', hint: '' },
    city: { label: 'Province', hint: 'Leave empty for any; if a member gave none, the one in their profile' },
    categoryId: { label: 'Category', hint: 'Includes subcategories; leave empty for all' },
    channel: {
      label: 'Contact channel',
      hint: 'Chosen by the person; leave empty for all',
      choices: { phone: 'Phone', email: 'Email', sms: 'Text message', whatsapp: 'WhatsApp' },
    },
    language: {
      label: 'Language',
      hint: 'The language of the request; leave empty for both',
      choices: { tr: 'Turkish', en: 'English' },
    },
    people: { label: 'People', hint: 'Requests are assigned to them in turn, in this order' },
    isActive: { label: 'On', hint: '' },
    position: { label: 'Order', hint: '' },
  },
  follows:
    'New rules start turned off. A brand’s rules are checked in order; the first one that matches and has someone available applies.',
  actions: {
    'switch-on': {
      label: 'Turn on',
      ask: {
        title: ({ label }) => `Turn on “${label}”?`,
        text: 'It applies to new requests from now on. Requests already waiting stay as they are.',
      },
      done: ({ label }) => `“${label}” is on`,
    },
    'switch-off': { label: 'Turn off', done: ({ label }) => `“${label}” is off` },
  },
  tabs: { trial: 'Test run' },
  trial: {
    title: 'How would the last seven days have looked?',
    none: 'This brand received no requests in the last seven days.',
    summary: ({ byThis, leads }) => `This rule would have assigned ${byThis} of ${leads} requests.`,
    unassigned: ({ count }) =>
      count === '1' ? '1 request would have had no owner.' : `${count} requests would have had no owner.`,
    people: 'Requests per person',
    peopleHeads: { name: 'Person', leads: 'Requests' },
    latest: 'Latest requests',
    columns: {
      at: 'Received',
      campaign: 'Campaign',
      city: 'Province',
      had: 'Owner',
      would: 'With the rules',
    },
    nobody: 'No one',
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
  emptyTitle: 'No team members yet',
  emptyText: 'Every CRM administrator appears here.',
  fields: {
    name: { label: 'Person', hint: '' },
    brandId: { label: 'Brand', hint: '' },
    capacity: {
      label: 'Maximum open requests',
      hint: 'Leave empty for no limit; people at their limit are skipped',
    },
    absentFrom: { label: 'Away from', hint: '' },
    absentTo: { label: 'Away until', hint: 'Includes this day' },
    openLeads: { label: 'Open requests', hint: '' },
    wantsMail: { label: 'Email notifications', hint: 'About automations and reminders' },
    wantsReport: {
      label: 'Monthly report by email',
      hint: 'Sent at the start of each month, with last month’s figures',
    },
  },
};
