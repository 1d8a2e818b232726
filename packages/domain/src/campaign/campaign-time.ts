import { dayInMs, dayNumberOf, endOfDay, hourInMs, minuteInMs } from '../time/istanbul-time.ts';

/** End of a campaign, or null without an end date. */
export type CampaignEnd = Date | null;

/**
 * Time that a campaign has left. Below one hour it is minutes, on any day. From one hour on, an end before midnight in
 * İstanbul is "ending today" and also has its hours; an end after midnight has hours only. From 24 hours on, calendar
 * days are counted.
 */
export type CampaignTime =
  | { readonly kind: 'open-ended' }
  | { readonly kind: 'expired'; readonly end: Date }
  | { readonly kind: 'minutes-left'; readonly minutes: number }
  | { readonly kind: 'ending-today'; readonly hours: number }
  | { readonly kind: 'hours-left'; readonly hours: number }
  | { readonly kind: 'days-left'; readonly days: number };

/** Badge of a campaign. A card shows at most two. */
export type CampaignBadge = 'ended' | 'last-chance' | 'last-days' | 'new';

const fewDays = 7;
const defaultDurationInDays = 16;

/** Whether the end is before now. The exact moment of the end is not expired yet. */
export function isExpired(end: CampaignEnd, now: Date): boolean {
  return end !== null && end.getTime() < now.getTime();
}

/**
 * Returns the calendar days in İstanbul until the end: 0 today, 1 tomorrow, negative in the past, null without an end.
 */
export function daysLeft(end: CampaignEnd, now: Date): number | null {
  return end === null ? null : dayNumberOf(end) - dayNumberOf(now);
}

/** Returns the time left. Hours and minutes are rounded down, so that no more time is promised than there is. */
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

/** Returns the latest end that counts as ending soon: the last moment of the day in İstanbul 7 days from now. */
export function soonLimit(now: Date): Date {
  return endOfDay(new Date(now.getTime() + fewDays * dayInMs));
}

/** Returns the moment before which a campaign ends in less than 24 hours. */
export function lastChanceLimit(now: Date): Date {
  return new Date(now.getTime() + dayInMs);
}

/** Whether a campaign is still running and ends within 0 to 7 calendar days. */
export function isEndingSoon(end: CampaignEnd, now: Date): boolean {
  const days = daysLeft(end, now);
  return days !== null && days <= fewDays && !isExpired(end, now);
}

/** Whether a campaign is still running and ends in less than 24 hours. */
export function isLastChance(end: CampaignEnd, now: Date): boolean {
  return end !== null && !isExpired(end, now) && end < lastChanceLimit(now);
}

/** Whether something was published within the last 7 days. A time in the future is not new. */
export function isNew(publishedAt: Date, now: Date): boolean {
  const age = now.getTime() - publishedAt.getTime();
  return age >= 0 && age <= fewDays * dayInMs;
}

/** Returns the badges of a campaign, the most urgent first. An ended campaign has no badge but "ended". */
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

/** Returns the default end of a new campaign: the last moment of the day in İstanbul 16 days from now. */
export function defaultEndDate(now: Date): Date {
  return endOfDay(new Date(now.getTime() + defaultDurationInDays * dayInMs));
}
