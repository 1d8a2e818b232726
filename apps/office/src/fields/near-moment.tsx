import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDate, formatDateTime, formatTime } from '@ayrac/domain/text/format.ts';
import { nearDay } from '@ayrac/domain/time/istanbul-time.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useNow } from './use-now.ts';

interface NearMomentProps {
  readonly at: string;
  /** Shows only the day unless it is near. */
  readonly isShort?: boolean;
}

/** An instant shown relative to today: a near day has a name such as "tomorrow". */
export function NearMoment({ at, isShort = false }: NearMomentProps) {
  const { near } = useOfficePhrases().resource;
  const locale = useLocale();
  const day = nearDay(new Date(at), useNow());
  const whole = formatDateTime(at, locale);
  const far = isShort ? formatDate(at, locale) : whole;
  return (
    <time dateTime={at} title={day === undefined && !isShort ? undefined : whole}>
      {day === undefined ? far : near[day]({ time: formatTime(at) })}
    </time>
  );
}
