import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import { networksOf } from '#server/guards/network.ts';

/** Most networks remembered; the least recently counted one is evicted. */
const MOST_NETWORKS = 15_000;

interface Count {
  readonly hits: number;
  readonly endsAt: number;
}

/**
 * Rate limit store in this node's memory. It counts calls for every network that contains the caller's address and
 * reports the highest count. The count of a wide network is divided by its share first.
 */
export class NetworkCounts implements FastifyRateLimitStore {
  /**
   * Created by the first call: the cache allocates its full size at once, and most routes with a limit are rarely
   * called.
   */
  #counts: LRUCache<string, Count> | undefined;

  incr(address: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
    const now = Date.now();
    const counted = networksOf(address).map(({ network, share }) => {
      const { hits, endsAt } = this.#count(network, now, windowMs);
      return { current: Math.ceil(hits / share), ttl: endsAt - now };
    });
    const highest = counted.toSorted((left, right) => right.current - left.current);
    callback(null, highest[0]);
  }

  /** Returns a separate store for a route with a limit of its own. */
  child(): NetworkCounts {
    return new NetworkCounts();
  }

  #count(network: string, now: number, windowMs: number): Count {
    this.#counts ??= new LRUCache({ max: MOST_NETWORKS });
    const before = this.#counts.get(network);
    const isOver = before === undefined || before.endsAt <= now;
    const count = isOver
      ? { hits: 1, endsAt: now + windowMs }
      : { hits: before.hits + 1, endsAt: before.endsAt };
    this.#counts.set(network, count);
    return count;
  }
}
