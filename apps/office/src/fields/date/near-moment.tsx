import { useLocale } from '@ayrac/browser/locale.ts';
import { formatBriefly, formatDate, formatDateTime, formatTime } from '@ayrac/domain/text/format.ts';
import { nearDay } from '@ayrac/domain/time/istanbul-time.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useNow } from './use-now.ts';

interface NearMomentProps {
  readonly at: string;
  /**
   * What is shown of an instant that is not near: everything, what fits a narrow place, or only its day. The rest is in
   * the tooltip.
   */
  readonly form?: 'whole' | 'brief' | 'day';
}

/** An instant shown relative to today: a near day has a name such as "tomorrow". */
export function NearMoment({ at, form = 'whole' }: NearMomentProps) {
  const { near } = useOfficePhrases().resource;
  const locale = useLocale();
  const now = useNow();
  const day = nearDay(new Date(at), now);
  const whole = formatDateTime(at, locale);
  const far = { whole, brief: formatBriefly(at, now, locale), day: formatDate(at, locale) }[form];
  return (
    <time dateTime={at} title={day === undefined && form === 'whole' ? undefined : whole}>
      {day === undefined ? far : near[day]({ time: formatTime(at) })}
    </time>
  );
}
