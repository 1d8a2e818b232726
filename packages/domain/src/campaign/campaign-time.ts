import { dayInMs, dayNumberOf, endOfDay, hourInMs, minuteInMs } from '../time/istanbul-time.ts';

/** When a campaign ends; null is one without an end date. */
export type CampaignEnd = Date | null;

/**
 * How much time a campaign has left. Of the states under a day the most telling one is chosen: under an hour the
 * minutes count, whatever the day; from an hour on, an end before midnight in İstanbul is "ending today" and still
 * carries its hours; hours alone are left for an end after midnight. From 24 hours on, calendar days are counted.
 */
export type CampaignTime =
  | { readonly kind: 'open-ended' }
  | { readonly kind: 'expired'; readonly end: Date }
  | { readonly kind: 'minutes-left'; readonly minutes: number }
  | { readonly kind: 'ending-today'; readonly hours: number }
  | { readonly kind: 'hours-left'; readonly hours: number }
  | { readonly kind: 'days-left'; readonly days: number };

/** A badge on a campaign; a card shows at most two. */
export type CampaignBadge = 'ended' | 'last-chance' | 'last-days' | 'new';

const fewDays = 7;
const defaultDurationInDays = 16;

/** Tells whether the end lies before now; the very moment of the end still counts. */
export function isExpired(end: CampaignEnd, now: Date): boolean {
  return end !== null && end.getTime() < now.getTime();
}

/** Days until the end by the İstanbul calendar: 0 today, 1 tomorrow, negative in the past, null without an end. */
export function daysLeft(end: CampaignEnd, now: Date): number | null {
  return end === null ? null : dayNumberOf(end) - dayNumberOf(now);
}

/** Says how much time is left; hours and minutes are full ones, so that no more is promised than there is. */
export function campaignTime(end: CampaignEnd, now: Date): CampaignTime {
  if (end === null) return { kind: 'open-ended' };
  if (isExpired(end, now)) return { kind: 'expired', end };
  const left = end.getTime() - now.getTime();
  const days = dayNumberOf(end) - dayNumberOf(now);
  if (left < hourInMs) return { kind: 'minutes-left', minutes: Math.max(1, Math.floor(left / minuteInMs)) };
  if (days === 0) return { kind: 'ending-today', hours: Math.floor(left / hourInMs) };
  if (left < dayInMs) return { kind: 'hours-left', hours: Math.floor(left / hourInMs) };
  return { kind: 'days-left', days };
}

/** The last moment at which a campaign may end to count as ending soon: that of the İstanbul day 7 days from now. */
export function soonLimit(now: Date): Date {
  return endOfDay(new Date(now.getTime() + fewDays * dayInMs));
}

/** The moment before which a campaign has to end to have less than 24 hours left. */
export function lastChanceLimit(now: Date): Date {
  return new Date(now.getTime() + dayInMs);
}

/** Tells whether a campaign still runs and ends within 0 to 7 calendar days. */
export function isEndingSoon(end: CampaignEnd, now: Date): boolean {
  const days = daysLeft(end, now);
  return days !== null && days <= fewDays && !isExpired(end, now);
}

/** Tells whether a campaign still runs and ends in less than 24 hours. */
export function isLastChance(end: CampaignEnd, now: Date): boolean {
  return end !== null && !isExpired(end, now) && end < lastChanceLimit(now);
}

/** Tells whether something was published within the last 7 days; what lies in the future is not new yet. */
export function isNew(publishedAt: Date, now: Date): boolean {
  const age = now.getTime() - publishedAt.getTime();
  return age >= 0 && age <= fewDays * dayInMs;
}

/** The badges of a campaign, the most urgent first; an ended campaign wears nothing but that. */
export function campaignBadges(
  campaign: { readonly end: CampaignEnd; readonly publishedAt: Date },
  now: Date,
): readonly CampaignBadge[] {
  const { end, publishedAt } = campaign;
  if (isExpired(end, now)) return ['ended'];
  const badges: CampaignBadge[] = [];
  if (isLastChance(end, now)) badges.push('last-chance');
  else if (isEndingSoon(end, now)) badges.push('last-days');
  if (isNew(publishedAt, now)) badges.push('new');
  return badges;
}

/** The end date that a new campaign is offered: the last moment of the İstanbul day 16 days from now. */
export function defaultEndDate(now: Date): Date {
  return endOfDay(new Date(now.getTime() + defaultDurationInDays * dayInMs));
}
