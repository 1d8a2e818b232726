import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import { networksOf } from '#server/guards/network.ts';

/** So many networks are remembered; those that were counted longest ago give way. */
const MOST_NETWORKS = 15_000;

interface Count {
  readonly hits: number;
  readonly endsAt: number;
}

/**
 * Counts calls by every network of the address that they come from, in this node's memory. What it tells is the
 * highest count, that of a wide network as one customer's share of it.
 */
export class NetworkCounts implements FastifyRateLimitStore {
  /** Made by the first call: it takes its whole room at once, and most routes with a limit are hardly ever called. */
  #counts: LRUCache<string, Count> | undefined;

  incr(address: string, tell: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
    const now = Date.now();
    const counted = networksOf(address).map(({ network, share }) => {
      const { hits, endsAt } = this.#count(network, now, windowMs);
      return { current: Math.ceil(hits / share), ttl: endsAt - now };
    });
    const highest = counted.toSorted((left, right) => right.current - left.current);
    tell(null, highest[0]);
  }

  /** The counts of a route that has a limit of its own. */
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
