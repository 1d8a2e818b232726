import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import {
  type CampaignTime,
  campaignTime,
  isEndingSoon,
  isLastChance,
} from '@ayrac/domain/campaign/campaign-time.ts';
import { formatDate } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { Phrases } from '@ayrac/phrases/tr/index.ts';
import { useOverTime } from '#web/page/site.ts';

interface TimeInWords {
  readonly words: string;
  /** `last-chance` under 24 hours, `last-days` up to 7 days. */
  readonly urgency: 'last-chance' | 'last-days' | undefined;
}

/** Returns the time left of a campaign in words. */
export function useTimeLeft(endAt: string | null): TimeInWords {
  const phrases = usePhrases();
  const locale = useLocale();
  const end = endAt === null ? null : new Date(endAt);
  return useOverTime((now) => ({
    words: wordsOf(campaignTime(end, now), phrases, locale),
    urgency: isLastChance(end, now) ? 'last-chance' : isEndingSoon(end, now) ? 'last-days' : undefined,
  }));
}

interface TimeLeftProps {
  /** ISO 8601, or null for a campaign without an end. */
  readonly endAt: string | null;
  readonly className?: string;
}

/** The time left of a campaign, with a clock icon. */
export function TimeLeft({ endAt, className = '' }: TimeLeftProps) {
  const { words, urgency } = useTimeLeft(endAt);
  return (
    <span className={`card-time ${className}`} data-urgency={urgency}>
      <Icon name="clock" size="small" />
      {words}
    </span>
  );
}

function wordsOf(time: CampaignTime, { campaign }: Phrases, locale: Locale): string {
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
