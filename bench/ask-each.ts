import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, askOnce, type Sent } from './ask.ts';

/** Paths to request in turn and, optionally, what to send with each request and do with its response. */
export interface RequestPlan {
  readonly paths: readonly string[];
  readonly talk?: Talk;
}

/** Number of requests of each plan so far. A plan continues where it stopped, so no path returns before its turn. */
const sentSoFar = new WeakMap<RequestPlan, number>();

/** Sends and handles the requests of one connection out of several. */
interface Talk {
  send(connection: number): Sent;
  hear?(connection: number, answer: Answer): void;
}

/**
 * Sends this many requests, cycling through the paths, over several connections, each on behalf of another client. The
 * result is in milliseconds and bytes. With `perSecond`, each request has its time to start, from which it is measured,
 * also when all connections are busy then; without, each connection starts the next request at once.
 */
export async function askEach(
  origin: string,
  plan: RequestPlan,
  times: number,
  connections: number,
  perSecond?: number,
) {
  const { paths, talk } = plan;
  const before = sentSoFar.get(plan) ?? 0;
  sentSoFar.set(plan, before + times);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const taken: number[] = [];
  let bytes = 0;
  let count = 0;
  const opened = performance.now();
  const askOn = async (connection: number) => {
    while (count < times) {
      const number = count;
      count += 1;
      let begun = performance.now();
      if (perSecond !== undefined) {
        const due = opened + (number / perSecond) * 1_000;
        if (due > begun) await sleep(due - begun);
        begun = due;
      }
      const turn = before + number;
      const address = new URL(paths[turn % paths.length] ?? '/', origin);
      const answer = await askOnce(address, turn, agent, talk?.send(connection));
      talk?.hear?.(connection, answer);
      bytes += answer.body.length;
      taken.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => askOn(connection)));
  agent.destroy();
  return { times: taken, bytes };
}
