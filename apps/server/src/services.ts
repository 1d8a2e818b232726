import type { Env } from '#server/env.ts';
import type { Fingerprint } from '#server/guards/fingerprint.ts';

/** What handlers need besides the database; tests pass their own clock and chance. */
export interface Services {
  readonly clock: () => Date;
  /** A number from 0 up to 1, without 1. */
  readonly random: () => number;
  readonly env: Env;
  readonly fingerprint: Fingerprint;
  /** Whether the data is the demo's. */
  readonly isDemo: boolean;
}
