/** What somebody should look after, in the order of the dashboard: what touches people first. */
export const careKinds = [
  'data-requests',
  'inbox',
  'suspect-requests',
  'dead-mails',
  'ending',
  'unchecked',
  'old-rates',
  'no-picture',
  'empty-searches',
] as const;

/** One of these. */
export type CareKind = (typeof careKinds)[number];

/** A campaign's content is checked at least this often, in days. */
export const CHECK_EVERY_DAYS = 30;

/** Of what needs care no more are counted: beyond that it is "1.000+". */
export const MOST_COUNTED = 1_000;
