import { wallTimeOf } from '@ayrac/domain/time/istanbul-time.ts';

const SHOWN = 24;

/** Returns the months up to now as `YYYY-MM`, latest first. */
export function monthsUpTo(now: Date): readonly string[] {
  const { year, month } = wallTimeOf(now);
  return Array.from({ length: SHOWN }, (_, nth) =>
    new Date(Date.UTC(year, month - 1 - nth)).toISOString().slice(0, 7),
  );
}
