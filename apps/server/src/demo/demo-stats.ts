import { seededRandom } from '@ayrac/domain/campaign/draw.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { DemoPlan, DemoTimes } from './demo-time.ts';

const TYPICAL_VIEWS_A_DAY = 14;
const SPREAD = 0.9;
/** Factor by which leading campaigns have more views than others. */
const LEADERS_FACTOR = 3;

/** Returns plausible counts: some visitors click, some of those apply, and a few follow. */
export function demoStats(
  times: DemoTimes,
  { isLeading, seed }: Pick<DemoPlan, 'isLeading' | 'seed'>,
  now: Date,
) {
  const random = seededRandom(seed + 500_000);
  const between = (from: number, to: number) => from + random() * (to - from);
  const until = times.endAt !== null && times.endAt < now ? times.endAt : now;
  const days = Math.max(0.1, (until.getTime() - times.publishedAt.getTime()) / dayInMs);
  const typical = TYPICAL_VIEWS_A_DAY * (isLeading ? LEADERS_FACTOR : 1);
  // The sum of twelve random numbers is close to a normal distribution: most campaigns are ordinary, a few are very
  // popular.
  const bell = Array.from({ length: 12 }, () => random()).reduce((sum, one) => sum + one, -6);
  const views = Math.round(days * typical * Math.exp(SPREAD * bell)) + 3;
  const clicks = Math.round(views * between(0.07, 0.2));
  const applications = Math.round(clicks * between(0.05, 0.22));
  const followers = Math.round(views * between(0.01, 0.045));
  return { views, clicks, applications, followers };
}
