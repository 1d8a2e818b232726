import { dayInMs } from '../time/istanbul-time.ts';

/** Lifetime of links in e-mails, in milliseconds, by purpose. */
export const oneTimeLinkMs = {
  'verify-email': dayInMs,
  'password-reset': 30 * 60_000,
  invitation: 2 * dayInMs,
} as const;

/** Purpose of a link in an e-mail. */
export type OneTimePurpose = keyof typeof oneTimeLinkMs;
