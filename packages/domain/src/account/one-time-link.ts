import { dayInMs } from '../time/istanbul-time.ts';

/** How long a link in a mail works, in milliseconds, by what it is for. */
export const oneTimeLinkMs = {
  'verify-email': dayInMs,
  'password-reset': 30 * 60_000,
  invitation: 2 * dayInMs,
} as const;

/** What a link in a mail is for. */
export type OneTimePurpose = keyof typeof oneTimeLinkMs;
