import type { calendar as turkish } from '../tr/calendar.ts';

/** Phrases of the calendar entry for a campaign's end. For the server only. */
export const calendar: typeof turkish = {
  title: (p) => `Last day: ${p.title}`,
  description: (p) => `This campaign by ${p.brand} ends on ${p.date}.`,
  reminder: (p) => `Ends tomorrow: ${p.title}`,
};
