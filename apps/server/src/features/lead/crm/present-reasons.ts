import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { listReasons } from './queries.ts';

export function presentReasons(reasons: Awaited<ReturnType<typeof listReasons>>, locale: Locale) {
  return reasons.map(({ id, name, nameEn }) => ({ id, name: locale === 'en' ? nameEn : name }));
}
