import type { Database } from '#server/db/database.ts';
import { listenOn } from '#server/db/listener.ts';
import { DELIVERY_CHANNEL } from '#server/features/lead/arrival/writes.ts';
import { Bell } from '#server/jobs/bell.ts';
import { keepWorking, restUntil, type Working, type WorkLog } from '#server/jobs/keep-working.ts';
import { findNextDue } from '../queries.ts';
import { type TakenDelivery, takeDue } from '../writes.ts';
import { attemptDelivery, type Sender } from './attempt.ts';
import type { Reach } from './reachable-address.ts';

/** Delays and timeouts of the sender, in milliseconds. */
interface DeliveringTimes {
  /** Timeout of a call. */
  readonly timeMs: number;
  /** How long a sender owns a delivery; longer than an attempt takes. */
  readonly leaseMs: number;
  /** Polling interval, without notifications. */
  readonly pollMs: number;
  /** Minimum delay when another sender owns what is due. */
  readonly restMs: number;
  /** How long stopping waits for calls in progress. */
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
// Calls at the same time per node. A call in progress costs little more than a socket.
const MOST_AT_ONCE = 64;

interface DeliveringOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: WorkLog;
  readonly times?: Partial<DeliveringTimes>;
  /** Not configurable; only tests call this machine. */
  readonly reach?: Reach;
}

/**
 * Starts the worker that delivers to brands' systems. Several nodes may run one. Stopping waits briefly for calls in
 * progress and then aborts them; deliveries that were not confirmed are retried.
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

  /**
   * Starts as many deliveries as there is room for and returns the delay until the next turn. A finished delivery wakes
   * the worker.
   */
  async function turn(): Promise<number> {
    const most = MOST_AT_ONCE - underWay.size;
    if (most === 0) return times.pollMs;
    const taken = await takeDue(db, { now: clock(), leaseMs: times.leaseMs, perBrand: PER_BRAND, most });
    for (const each of taken) begin(each);
    return restUntil(await findNextDue(db), clock(), { leastMs: times.restMs, mostMs: times.pollMs });
  }

  function begin(taken: TakenDelivery): void {
    const sent = attemptDelivery(taken, sender, hangingUp.signal)
      .catch((error: unknown) =>
        log.error({ err: error, delivery: taken.id }, 'a delivery to a brand failed'),
      )
      .then(() => {
        underWay.delete(sent);
        bell.ring();
      });
    underWay.add(sent);
  }

  const work = keepWorking({ name: 'delivering to brands', turn, troubleMs: times.restMs, bell }, log);
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
