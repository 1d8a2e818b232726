/** Kinds of open tasks in the order of the dashboard, those that affect people first. */
export const careKinds = [
  'data-requests',
  'inbox',
  'suspect-requests',
  'dead-mails',
  'contradictory',
  'ending',
  'unchecked',
  'old-rates',
  'no-picture',
  'empty-searches',
] as const;

/** Kind of open task. */
export type CareKind = (typeof careKinds)[number];

/** Longest interval between two checks of a campaign's content, in days. */
export const CHECK_EVERY_DAYS = 30;

/** Highest displayed number of open tasks. More are shown as "1.000+". */
export const MOST_COUNTED = 1_000;
