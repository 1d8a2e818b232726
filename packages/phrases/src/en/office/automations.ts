import type { AutomationRunWords, AutomationWords } from '../../tr/office/automations.ts';

/** Phrases of the automations page. */
export const automations: AutomationWords = {
  page: 'Automations',
  title: 'Rules',
  one: 'Automation',
  count: ({ count }) => (count === '1' ? '1 automation' : `${count} automations`),
  search: 'Search automations',
  add: 'New automation',
  emptyTitle: 'No automations yet',
  emptyText:
    'Unanswered requests can be reassigned automatically, or someone can be notified. Add an automation, try it, then turn it on.',
  fields: {
    name: { label: 'Automation', hint: 'For example, “Notify the manager after two hours”' },
    nameEn: {
      label: 'Automation (English)',
      hint: 'Shown in the English office; leave empty to use the same name',
    },
    brandId: { label: 'Brand', hint: '' },
    hours: {
      label: 'Wait (business hours)',
      hint: 'Runs after this long without an answer; leave empty to use the full first answer time',
    },
    action: {
      label: 'Action',
      hint: '',
      choices: { reassign: 'Reassign', remind: 'Remind the owner', tell: 'Notify someone' },
    },
    people: {
      label: 'People',
      hint: 'Reassign: the first person available, or the assignment rules if empty. Notify: everyone listed, or all people of the brand if empty. Remind: leave empty',
    },
    isActive: { label: 'On', hint: '' },
    runs: { label: 'Runs', hint: '' },
  },
  whenOverdue: 'When overdue',
  byDefault: 'Report overdue first answers',
  everybody: 'People of the brand',
  follows:
    'Lunch breaks, holidays and hours when the brand is closed do not count, and nothing runs then. It runs once per request and skips requests that are snoozed, withdrawn or closed. If somebody chose a time of day, the wait begins then.',
  actions: {
    'switch-on': {
      label: 'Turn on',
      ask: {
        title: ({ label }) => `Turn on “${label}”?`,
        text: 'It runs for requests that become due from now on. Requests already overdue stay as they are.',
      },
      done: ({ label }) => `“${label}” is on`,
    },
    'switch-off': { label: 'Turn off', done: ({ label }) => `“${label}” is off` },
  },
  tabs: { trial: 'Test run' },
  trial: {
    title: 'How would the last seven days have looked?',
    none: 'This brand received no requests in the last seven days.',
    summary: ({ runs, leads }) => `It would have run for ${runs} of ${leads} requests.`,
    nobody: ({ count }) =>
      count === '1'
        ? 'No one would have been available for 1 request.'
        : `No one would have been available for ${count} requests.`,
    latest: 'Latest requests it would have run for',
    columns: { asked: 'Received', campaign: 'Campaign', owner: 'Owner', at: 'When', people: 'People' },
    nobodyThere: 'No one',
  },
};

/** Phrases of the log of automations. */
export const automationRuns: AutomationRunWords = {
  title: 'Runs',
  one: 'Run',
  count: ({ count }) => (count === '1' ? '1 run' : `${count} runs`),
  search: 'Search people',
  add: '',
  emptyTitle: 'No runs yet',
  emptyText: 'Everything an automation does appears here and in the request’s history.',
  fields: {
    name: { label: 'Request', hint: '' },
    leadId: { label: 'Request number', hint: '' },
    automationId: { label: 'Automation', hint: '' },
    brandId: { label: 'Brand', hint: '' },
    action: {
      label: 'Action',
      hint: '',
      choices: { reassign: 'Reassigned', remind: 'Owner reminded', tell: 'People notified' },
    },
    people: { label: 'People', hint: '' },
    isDone: { label: 'Reached someone', hint: '' },
  },
};
