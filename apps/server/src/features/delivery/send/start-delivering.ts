import type { Database } from '#server/db/database.ts';
import { listenOn } from '#server/db/listener.ts';
import { Bell } from '#server/jobs/bell.ts';
import { findNextDue } from '../queries.ts';
import { DELIVERY_CHANNEL, type TakenDelivery, takeDue } from '../writes.ts';
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

/** Is told of deliveries that failed in us. */
interface DeliveringLog {
  readonly error: (details: object, message: string) => void;
}

interface DeliveringOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: DeliveringLog;
  readonly times?: Partial<DeliveringTimes>;
  /** No setting opens it: tests alone call this machine. */
  readonly reach?: Reach;
}

/** The telling of brands by this node. */
export interface Delivering {
  /** Waits a little for the calls under way, then hangs up; what did not arrive is tried again. */
  readonly stop: () => Promise<void>;
}

/** Tells brands what is due for as long as it runs; several nodes may. */
export function startDelivering({
  db,
  clock,
  log,
  reach = 'public',
  ...options
}: DeliveringOptions): Delivering {
  const times = { ...usual, ...options.times };
  const sender: Sender = { db, clock, reach, timeMs: times.timeMs };
  const bell = new Bell();
  const stopping = new AbortController();
  const hangingUp = new AbortController();
  const underWay = new Set<Promise<void>>();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const known = bell.rings;
      const pause = await turn().catch((error: unknown) => {
        log.error({ err: error }, 'deliveries to brands');
        return times.restMs;
      });
      if (!stopping.signal.aborted) await bell.wait(known, pause);
    }
  }

  /** Begins what there is room for, and says how long nothing else is due; whatever ends rings. */
  async function turn(): Promise<number> {
    const most = MOST_AT_ONCE - underWay.size;
    if (most === 0) return times.pollMs;
    const taken = await takeDue(db, { now: clock(), leaseMs: times.leaseMs, perBrand: PER_BRAND, most });
    for (const each of taken) begin(each);
    const due = await findNextDue(db);
    const left = due === null ? times.pollMs : due.getTime() - clock().getTime();
    return Math.min(Math.max(left, times.restMs), times.pollMs);
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

  const running = run();
  const listener = listenOn(db.$client.options, DELIVERY_CHANNEL, () => bell.ring());
  return {
    stop: async () => {
      stopping.abort();
      bell.ring();
      const impatience = setTimeout(() => hangingUp.abort(), times.stopMs);
      await running;
      await Promise.all(underWay);
      clearTimeout(impatience);
      await listener.stop();
    },
  };
}
