import type { Database } from '#server/db/database.ts';
import { listenOn } from '#server/db/listener.ts';
import { DELIVERY_CHANNEL } from '#server/features/lead/arrival/writes.ts';
import { Bell } from '#server/jobs/bell.ts';
import { keepWorking, restUntil, type Working, type WorkLog } from '#server/jobs/keep-working.ts';
import { findNextDue } from '../queries.ts';
import { type TakenDelivery, takeDue } from '../writes.ts';
import { attemptDelivery, type Sender } from './attempt.ts';
import type { Reach } from './reachable-address.ts';

/** All waiting of the sending, in milliseconds. */
interface DeliveringTimes {
  /** How long a brand may take. */
  readonly timeMs: number;
  /** How long a delivery is one sender's; longer than an attempt takes. */
  readonly leaseMs: number;
  /** How often it looks by itself, whatever it hears. */
  readonly pollMs: number;
  /** The least it waits where what is due is another sender's. */
  readonly restMs: number;
  /** How long stopping waits for the calls under way. */
  readonly stopMs: number;
}

const usual: DeliveringTimes = {
  timeMs: 10_000,
  leaseMs: 60_000,
  pollMs: 30_000,
  restMs: 1_000,
  stopMs: 5_000,
};

const PER_BRAND = 2;
// Of one node: a call that waits for its answer costs a socket and little else.
const MOST_AT_ONCE = 64;

interface DeliveringOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: WorkLog;
  readonly times?: Partial<DeliveringTimes>;
  /** No setting opens it: tests alone call this machine. */
  readonly reach?: Reach;
}

/**
 * Tells brands what is due for as long as it runs; several nodes may. Stopping waits a little for the calls under way,
 * then hangs up; what did not arrive is tried again.
 */
export function startDelivering({
  db,
  clock,
  log,
  reach = 'public',
  ...options
}: DeliveringOptions): Working {
  const times = { ...usual, ...options.times };
  const sender: Sender = { db, clock, reach, timeMs: times.timeMs };
  const bell = new Bell();
  const hangingUp = new AbortController();
  const underWay = new Set<Promise<void>>();

  /** Begins what there is room for, and says how long nothing else is due; whatever ends rings. */
  async function turn(): Promise<number> {
    const most = MOST_AT_ONCE - underWay.size;
    if (most === 0) return times.pollMs;
    const taken = await takeDue(db, { now: clock(), leaseMs: times.leaseMs, perBrand: PER_BRAND, most });
    for (const each of taken) begin(each);
    return restUntil(await findNextDue(db), clock(), { leastMs: times.restMs, mostMs: times.pollMs });
  }

  function begin(taken: TakenDelivery): void {
    const sent = attemptDelivery(taken, sender, hangingUp.signal)
      .catch((error: unknown) => log.error({ err: error, delivery: taken.id }, 'a delivery to a brand'))
      .then(() => {
        underWay.delete(sent);
        bell.ring();
      });
    underWay.add(sent);
  }

  const work = keepWorking({ name: 'deliveries to brands', turn, troubleMs: times.restMs, bell }, log);
  const listener = listenOn(db.$client.options, DELIVERY_CHANNEL, () => bell.ring());
  return {
    stop: async () => {
      const impatience = setTimeout(() => hangingUp.abort(), times.stopMs);
      await work.stop();
      await Promise.all(underWay);
      clearTimeout(impatience);
      await listener.stop();
    },
  };
}
