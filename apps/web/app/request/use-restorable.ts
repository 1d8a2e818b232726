import { useLocale } from '@ayrac/browser/locale.ts';
import { formatDateTime } from '@ayrac/domain/text/format.ts';
import { useOverTime } from '#web/page/site.ts';

/** Returns until what time a withdrawal can be undone, as `HH:MM`. Undefined once it is too late. */
export function useRestorable(until: string | null): string | undefined {
  const locale = useLocale();
  const isOpen = useOverTime((now) => until !== null && now.getTime() < Date.parse(until));
  if (until === null || !isOpen) return undefined;
  return formatDateTime(until, locale).slice(-5);
}
