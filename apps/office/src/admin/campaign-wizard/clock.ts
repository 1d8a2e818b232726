import { wallTimeOf } from '@ayrac/domain/time/istanbul-time.ts';

/** The time of İstanbul's clocks, as `14:32`. */
export function clockOf(moment: Date): string {
  const { hour, minute } = wallTimeOf(moment);
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}
