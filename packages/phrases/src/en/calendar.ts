import type { calendar as turkish } from '../tr/calendar.ts';

/** The end of a campaign in a visitor's calendar; the browser never loads it. */
export const calendar: typeof turkish = {
  title: (p) => `Last day: ${p.title}`,
  description: (p) => `The campaign of ${p.brand} ends on ${p.date}.`,
  reminder: (p) => `Ends tomorrow: ${p.title}`,
};
