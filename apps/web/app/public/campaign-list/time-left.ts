import { campaignTime } from '@ayrac/domain/campaign-time.ts';
import { formatDate } from '@ayrac/domain/format.ts';
import type { Locale } from '@ayrac/domain/locale.ts';
import type { Phrases } from '@ayrac/phrases/tr/index.ts';

/** How much time a campaign has left, in words. */
export function timeLeftText(endAt: string | null, now: Date, { campaign }: Phrases, locale: Locale): string {
  const time = campaignTime(endAt === null ? null : new Date(endAt), now);
  switch (time.kind) {
    case 'open-ended':
      return campaign.openEnded;
    case 'expired':
      return campaign.endedOn({ date: formatDate(time.end, locale) });
    case 'minutes-left':
      return campaign.minutesLeft({ minutes: time.minutes });
    case 'ending-today':
      return campaign.endsToday({ hours: time.hours });
    case 'hours-left':
      return campaign.hoursLeft({ hours: time.hours });
    case 'days-left':
      return campaign.daysLeft({ days: time.days });
  }
}
