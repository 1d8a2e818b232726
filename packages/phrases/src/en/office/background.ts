import type { BackgroundWords } from '../../tr/office/background.ts';

/** What the tab of the background jobs says. */
export const background: BackgroundWords = {
  title: 'Background jobs',
  how: 'What the server does by itself, by Istanbul’s clocks. With several servers, each run is one server’s.',
  name: 'Job',
  state: 'Result',
  last: 'Last run',
  duration: 'Duration',
  next: 'Next',
  deeds: 'Run',
  run: 'Run now',
  runLabelled: ({ job }) => `${job}: run now`,
  started: ({ job }) => `Queued: ${job}`,
  unknown: '–',
  none: 'The background jobs have not started yet. They appear here within seconds.',
  states: { idle: 'Idle', waiting: 'Queued', running: 'Running' },
  outcomes: { completed: 'Completed', failed: 'Failed' },
  seconds: ({ seconds }) => `${seconds} s`,
  minutes: ({ minutes }) => `${minutes} min`,
  names: {
    'refresh-lists': 'Refresh lists',
    'recount-lists': 'Recount lists',
    'refresh-popularity': 'Order by interest',
    'count-figures': 'Dashboard figures',
    'renew-clocks': 'Renewing the clocks of open requests',
    'purge-guards': 'Delete old limit counters',
    'purge-views': 'Delete old view records',
    'send-newsletter': 'Send the newsletter',
    'remind-of-endings': 'Remind of endings',
    retention: 'Delete data past its period',
  },
};
