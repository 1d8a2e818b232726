import type { AutomationRunWords, AutomationWords } from '../../tr/office/automations.ts';

/** Phrases of the automations page. */
export const automations: AutomationWords = {
  page: 'Automations',
  title: 'Rules',
  one: 'Automation',
  count: ({ count }) => (count === '1' ? '1 automation' : `${count} automations`),
  search: 'Search automations',
  add: 'New automation',
  emptyTitle: 'There are no automations yet',
  emptyText:
    'Requests that nobody answers can go to somebody else by themselves, or somebody is told. Add an automation, try it, then switch it on.',
  fields: {
    name: { label: 'Automation', hint: 'For example “Tell the manager after two hours”' },
    brandId: { label: 'Brand', hint: '' },
    hours: {
      label: 'Business hours',
      hint: 'Without an answer for so long; empty for the whole time of the first answer',
    },
    deed: {
      label: 'What is done?',
      hint: '',
      choices: { reassign: 'Give to somebody else', remind: 'Remind the owner', tell: 'Tell somebody' },
    },
    people: {
      label: 'People',
      hint: 'To give away, the first who has room, or the assignment rules if empty; to tell, all of them; to remind, none',
    },
    isActive: { label: 'On', hint: '' },
    runs: { label: 'Runs', hint: '' },
  },
  follows:
    'Lunch, holidays and the hours in which the brand is closed do not count, and nothing is done in them. It runs once for each request; what is snoozed, withdrawn or over does not wait.',
  actions: {
    'switch-on': {
      label: 'Switch on',
      ask: {
        title: ({ label }) => `Switch on “${label}”?`,
        text: 'It runs for requests whose time ends from now on; those whose time is over stay as they are.',
      },
      done: ({ label }) => `“${label}” is on`,
    },
    'switch-off': { label: 'Switch off', done: ({ label }) => `“${label}” is off` },
  },
  tabs: { trial: 'Trial' },
  trial: {
    title: 'What would the last seven days have been like?',
    none: 'No request came for this brand in the last seven days.',
    summary: ({ runs, leads }) => `It would have run for ${runs} of ${leads} requests.`,
    nobody: ({ count }) =>
      count === '1'
        ? 'For 1 request nobody would have been there.'
        : `For ${count} requests nobody would have been there.`,
    latest: 'The latest it would have run for',
    columns: { asked: 'Came', campaign: 'Campaign', owner: 'Owner', at: 'When', people: 'To whom' },
    nobodyThere: 'Nobody',
  },
};

/** Phrases of the log of automations. */
export const automationRuns: AutomationRunWords = {
  title: 'Runs',
  one: 'Run',
  count: ({ count }) => (count === '1' ? '1 run' : `${count} runs`),
  search: 'Search people',
  add: '',
  emptyTitle: 'Nothing has run yet',
  emptyText: 'Whatever an automation does shows here and in the history of the request.',
  fields: {
    name: { label: 'Request', hint: '' },
    leadId: { label: 'Request number', hint: '' },
    automationId: { label: 'Automation', hint: '' },
    brandId: { label: 'Brand', hint: '' },
    deed: {
      label: 'Done',
      hint: '',
      choices: { reassign: 'Given away', remind: 'Owner reminded', tell: 'People told' },
    },
    people: { label: 'To whom', hint: '' },
    isDone: { label: 'Reached somebody', hint: '' },
  },
};
