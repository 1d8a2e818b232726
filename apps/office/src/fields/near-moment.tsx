import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDateTime, formatTime } from '@ayrac/domain/text/format.ts';
import { nearDay } from '@ayrac/domain/time/istanbul-time.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import { useNow } from './use-now.ts';

/** An instant shown relative to today: a near day has a name such as "tomorrow". */
export function NearMoment({ at }: { readonly at: string }) {
  const { near } = useOfficePhrases().resource;
  const locale = useLocale();
  const day = nearDay(new Date(at), useNow());
  const whole = formatDateTime(at, locale);
  return (
    <time dateTime={at} title={day && whole}>
      {day === undefined ? whole : near[day]({ time: formatTime(at) })}
    </time>
  );
}
