import type { Env } from '#server/env.ts';
import type { Fingerprint } from '#server/guards/fingerprint.ts';

/** What handlers need besides the database; tests pass their own clock and random numbers. */
export interface Services {
  readonly clock: () => Date;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  readonly env: Env;
  readonly fingerprint: Fingerprint;
  /** Whether the installation holds demo data. */
  readonly isDemo: boolean;
}
